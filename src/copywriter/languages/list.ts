import { german } from './de/index.ts';
import { english } from './en/index.ts';
import type { LanguagePack } from './pack.ts';

/** The languages the built-in writer can write: one folder and one line each. A region stands behind its language. */
export const languages: readonly LanguagePack[] = [
  english,
  german,
];
