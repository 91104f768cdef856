import * as z from 'zod';
import { countryName } from '../../kernel/countries/countries.ts';
import { shownAmount } from '../../kernel/money.ts';
import { guardrailTitles, isGuardrailName } from './words.ts';

const money = z.array(z.object({ amount_minor: z.int(), currency: z.string() }));
const list = z.array(z.string());

/** A value of the activity's is cut off where it is very long; then it is shown as it was kept. */
const read = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const valueWords = (name: string, value: unknown) => {
  if (value === null) return 'No limit any more';
  const parsedValue = typeof value === 'string' ? read(value) : value;
  const amounts = money.safeParse(parsedValue);
  if (amounts.success)
    return amounts.data.map((one) => shownAmount(one.amount_minor, one.currency)).join(', ');
  const words = list.safeParse(parsedValue);
  if (!words.success) return String(value);
  return words.data.map((one) => (name === 'countries' ? countryName(one) : one)).join(', ');
};

/** Tells a change of guardrails in the words of their page. */
export const guardrailChanges = (details: Record<string, unknown>): [string, string][] =>
  Object.entries(details).map(([name, value]) => [
    isGuardrailName(name) ? guardrailTitles[name] : name,
    valueWords(name, value),
  ]);
