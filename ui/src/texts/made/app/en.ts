// Do not edit: made by python -m insula.texts build

export const page = {};
export type Page = typeof page;
