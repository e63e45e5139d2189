// Do not edit: made by python -m insula.texts build

export const page = {
  language: {
    name: "English",
  },
};
export type Page = typeof page;
