import type { Pack } from '../pack.ts';
import { factAngles } from './angles-with-facts.ts';
import { openAngles } from './angles-without-facts.ts';
import { descriptions, headlines } from './headlines.ts';
import { hooks } from './hooks.ts';
import { closers, lines } from './lines.ts';

/** Angles with facts first: what the customer told us sells better than anything we could add. */
export const englishPack: Pack = {
  language: 'en',
  angles: [...factAngles, ...openAngles],
  hooks,
  lines,
  closers,
  headlines,
  descriptions,
};
