import type { Pack } from '../pack.ts';
import { invitingAngles } from './angles-inviting.ts';
import { plainAngles } from './angles-plain.ts';
import { factAngles } from './angles-with-facts.ts';
import { closers } from './closers.ts';
import { descriptions, headlines } from './headlines.ts';
import { hooks } from './hooks.ts';
import { lines } from './lines.ts';

/** Angles with facts first: what the customer told us sells better than anything we could add. */
export const englishPack: Pack = {
  angles: [...factAngles, ...plainAngles, ...invitingAngles],
  hooks,
  lines,
  closers,
  headlines,
  descriptions,
};
