import { nearest } from '../kernel/nearest.ts';
import { tools } from './tools/list.ts';

const names = tools.map(({ name }) => name);

/** Verbs of tools that agents hope for and that are left out on purpose. */
const leftOut = new Set(
  'set update edit change modify patch activate enable disable publish live pause unpause start stop delete remove archive approve cancel'.split(
    ' ',
  ),
);

/** What is said about a tool that does not exist. */
export const explainMissing = (name: string) => {
  const asked = name.slice(0, 60);
  const words = asked
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z]+/);
  const missing = `There is no tool ${JSON.stringify(asked)}.`;
  if (words.some((word) => leftOut.has(word)))
    return `${missing} No tool puts anything live, changes, deletes, approves or cancels: a person does that in Ads Manager or in the console.`;
  const meant = nearest(asked, names);
  return `${missing} ${meant === null ? 'Call tools/list.' : `Did you mean ${meant}?`}`;
};
