import { german } from './de/index.ts';
import { english } from './en/index.ts';
import { spanish } from './es/index.ts';
import { french } from './fr/index.ts';
import { italian } from './it/index.ts';
import { dutch } from './nl/index.ts';
import type { LanguagePack } from './pack.ts';
import { brazilian, european } from './pt/index.ts';

/** The languages the built-in writer can write: one folder and one line each. A region stands behind its language. */
export const languages: readonly LanguagePack[] = [
  english,
  spanish,
  french,
  german,
  brazilian,
  european,
  italian,
  dutch,
];
