import type { AngleId } from '../languages/pack.ts';
import type { Variant } from '../types.ts';
import { bodyOf, type Scene } from './body.ts';
import { descriptionFor, headlineFor } from './display.ts';
import { book, isFreshHook, type Ledger, unused } from './ledger.ts';
import { pick } from './pick.ts';
import { fewestEntries } from './reading/tidy.ts';
import type { Screen } from './screen.ts';
import { type Lead, occasionFor, type Voice } from './voice.ts';

/** Which phrases an angle leads with, where that is not simply the next one. */
const leads: Partial<Record<AngleId, Lead>> = {
  'problem-solution': { pain: 0, fact: 0, matched: true },
  'second-problem': { pain: 1, fact: 1, matched: true },
  'key-benefit': { pain: 0, fact: 0 },
  checklist: { pain: 0, fact: 0 },
};

/** An angle that would repeat another, or list two things, is left out. */
const carries = (angle: AngleId, { material }: Voice) => {
  const { pains, facts, prices, terms, proofs } = material;
  if (angle === 'second-problem') return pains.length > 1;
  if (angle === 'feature-spotlight') return facts.length > 2;
  if (angle === 'checklist') return [facts, prices, terms, proofs].flat().length >= fewestEntries;
  return true;
};

/** Fact-free openings read better above a list than above loose sentences, now and then. */
const isListed = (angle: AngleId, { material }: Voice, index: number) =>
  angle === 'checklist' || (index > 3 && index % 3 === 0 && material.facts.length > 2);

type Order = { angle: AngleId; index: number; screen: Screen };

const draft = (voice: Voice, ledger: Ledger, { angle, index, screen }: Order, attempt: number) => {
  const lead: Lead = leads[angle] ?? { pain: 0, fact: index };
  const occasion = { ...occasionFor(voice, lead, index + attempt), may: unused(ledger) };
  const hook = pick(voice.pack.texts.openings[angle], occasion, (choice) =>
    isFreshHook(ledger, choice, 0.5),
  );
  if (!hook) return null;
  const scene: Scene = {
    voice,
    ledger,
    lead: { ...lead, said: hook.text },
    index: index + attempt,
    isList: isListed(angle, voice, index),
    mayPrint: screen.text,
  };
  const { text, sources } = bodyOf(hook.text, scene);
  const ending = text.slice(text.lastIndexOf('\n') + 1);
  const headline = headlineFor(scene, hook.text, ending);
  const description = headline && descriptionFor(scene, headline, hook.text, ending);
  if (!headline || !description) return null;
  const variant: Variant = {
    id: '',
    angle,
    hook: hook.text,
    primary_text: text,
    headline: headline.text,
    description: description.text,
    call_to_action_type: voice.callToAction,
  };
  return { variant, sources: [hook.source, ...sources] };
};

/** One variant for the angle, or null if the brief does not carry it. */
export const composeVariant = (voice: Voice, ledger: Ledger, order: Order): Variant | null => {
  if (!carries(order.angle, voice)) return null;
  for (const attempt of [0, 1, 2]) {
    const made = draft(voice, ledger, order, attempt);
    if (!made || !order.screen.variant(made.variant)) continue;
    book(ledger, made.variant, made.sources);
    return made.variant;
  }
  return null;
};
