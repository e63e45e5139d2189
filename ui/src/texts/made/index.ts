// Do not edit: made by python -m insula.texts build
export const LANGUAGES = {
  de: "Deutsch",
  en: "English",
  es: "Español",
  fr: "Français",
  it: "Italiano",
} as const;
export type Language = keyof typeof LANGUAGES;

export interface Packages {
  'app': typeof import('./app/en');
  'magna-roma': typeof import('./magna-roma/en');
  'magna-grecia': typeof import('./magna-grecia/en');
  'minerva': typeof import('./minerva/en');
  'magna-roma-draft': typeof import('./magna-roma/en');
}
export type Package = keyof Packages;

export const MODULES: { [P in Package]: Record<Language, () => Promise<Packages[P]>> } = {
  'app': { de: () => import('./app/de'), en: () => import('./app/en'), es: () => import('./app/es'), fr: () => import('./app/fr'), it: () => import('./app/it') },
  'magna-roma': { de: () => import('./magna-roma/de'), en: () => import('./magna-roma/en'), es: () => import('./magna-roma/es'), fr: () => import('./magna-roma/fr'), it: () => import('./magna-roma/it') },
  'magna-grecia': { de: () => import('./magna-grecia/de'), en: () => import('./magna-grecia/en'), es: () => import('./magna-grecia/es'), fr: () => import('./magna-grecia/fr'), it: () => import('./magna-grecia/it') },
  'minerva': { de: () => import('./minerva/de'), en: () => import('./minerva/en'), es: () => import('./minerva/es'), fr: () => import('./minerva/fr'), it: () => import('./minerva/it') },
  'magna-roma-draft': { de: () => import('./magna-roma-draft/de'), en: () => import('./magna-roma-draft/en'), es: () => import('./magna-roma-draft/es'), fr: () => import('./magna-roma-draft/fr'), it: () => import('./magna-roma-draft/it') },
};
