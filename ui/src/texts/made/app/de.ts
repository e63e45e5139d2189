// Do not edit: made by python -m insula.texts build
import type { Page } from './en';

export const page: Page = {
  language: {
    name: "Deutsch",
  },
};
