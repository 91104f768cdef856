import { refuseParam } from '../protocol/refusal.ts';
import type { Json } from '../world/entities.ts';

const reference = /\{result=([\w-]+):\$\.?([^}]*)\}/g;

export const referencedNames = (operations: Json[]): Set<string> => {
  const text = operations
    .map(({ relative_url, body }) => `${String(relative_url ?? '')} ${JSON.stringify(body ?? '')}`)
    .join(' ');
  return new Set([...text.matchAll(reference)].map(([, name = '']) => name));
};

/** `$.data.*.id` and `$.data.0.id`; a star means every item. */
const walk = (value: unknown, steps: string[]): unknown[] => {
  const [step, ...rest] = steps;
  if (step === undefined) return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (step === '*') return Object.values(value).flatMap((item) => walk(item, rest));
  const entry = Object.entries(value).find(([key]) => key === step);
  return entry ? walk(entry[1], rest) : [];
};

const look = (results: Map<string, unknown>, name: string, path: string) => {
  if (!results.has(name)) return refuseParam(`Invalid reference to the operation ${name}`, 'batch');
  const steps = path
    .replace(/\[(\*|\d+)\]/g, '.$1')
    .split('.')
    .filter(Boolean);
  return walk(results.get(name), steps).map(String).join(',');
};

const fillText = (text: unknown, results: Map<string, unknown>) =>
  typeof text === 'string'
    ? text.replace(reference, (_whole, name: string, path: string) => look(results, name, path))
    : text;

/** Inserts results of earlier operations into later ones. */
export const fillReferences = (operation: Json, results: Map<string, unknown>): Json => ({
  ...operation,
  relative_url: fillText(operation['relative_url'], results),
  body: fillText(operation['body'], results),
});
