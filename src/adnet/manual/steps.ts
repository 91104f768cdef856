import { isGiven, type Params } from '../wire/passed-through.ts';
import { oneLine, quoted, spoken } from './words.ts';

export const nameStep = (field: string, params: Params) =>
  `Set ${field} to ${quoted(params['name'])}.`;

export const pausedStep = (what: string) =>
  `Switch the ${what} off before you publish it, so that it starts paused.`;

export const saveStep = (what: string, url: string | undefined) =>
  isGiven(url)
    ? `Save the ${what} at ${oneLine(url, 2000)} to your computer.`
    : `Save the ${what} to your computer.`;

/** Names all other parameters too, so that none is forgotten. */
export const otherSteps = (params: Params, named: readonly string[]): string[] =>
  Object.entries(params)
    .filter(([key, value]) => isGiven(value) && !named.includes(key))
    .map(([key, value]) => `Also set ${spoken(key)} to ${oneLine(value, 500)}.`);
