import { patternsOf } from '../language.ts';
import type { Brief } from '../types.ts';

const patterns = patternsOf((words) => words.specialCategories);

/** What the platform forbids in ads of some trades, said to the model only where the brief is of that trade. */
const rules: Record<keyof typeof patterns, string> = {
  job: `This looks like a job ad. Nobody may be wanted or left out by age, sex, origin, religion, health, family or looks: no "young team", no "native \
speaker", no "he". Promise no income beyond the facts.`,
  housing: `This looks like an ad for housing. Nobody may be wanted or left out by age, sex, origin, religion, health, disability or family: no "ideal for young \
couples", no "no children", no kind of neighbours.`,
  credit: `This looks like an ad for credit or money matters. Never speak of the reader’s debts, score or need; promise no approval, no saving and no return \
beyond the facts; keep every condition that stands beside a rate.`,
  health:
    'This looks like an ad for health, body or care. Never say or ask what the reader suffers from or looks like; no cure, no before and after, no result or time to a result beyond the facts.',
};

export const categoryRulesFor = ({ product, audience, objective = '' }: Brief): string[] => {
  const text = `${product}\n${audience}\n${objective}`;
  // The keys of the table are its own.
  return (Object.keys(rules) as (keyof typeof rules)[])
    .filter((category) => patterns[category].test(text))
    .map((category) => rules[category]);
};
