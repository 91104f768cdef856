import type { Variant } from '../types.ts';
import { bodyOf, layOut, type Scene } from './body.ts';
import { asDisplay, descriptionFor, headlineFor } from './display.ts';
import { book, type Draft, isFreshHook, isNewText, type Ledger, unused } from './ledger.ts';
import type { AnglePlan } from './pack.ts';
import { pick } from './pick.ts';
import type { Lead, Voice } from './voice.ts';

const canLead = ({ needs }: AnglePlan, voice: Voice) =>
  voice.painCount >= (needs?.pains ?? 0) && voice.benefitCount >= (needs?.benefits ?? 0);

const draft = (
  voice: Voice,
  ledger: Ledger,
  plan: AnglePlan,
  index: number,
  attempt: number,
): Draft | null => {
  const turn = voice.seed + index + attempt;
  const lead: Lead = {
    pain: plan.lead?.pain ?? 0,
    benefit: plan.lead?.benefit ?? (plan.id === 'key-benefit' || index === 0 ? 0 : index),
    match: plan.lead?.match,
    style: index + attempt,
    plain: attempt > 1,
    said: '',
  };
  const opening = { moods: voice.moods, slots: voice.slots(lead), turn, may: unused(ledger) };
  const hook = pick(plan.hooks, opening, (choice) => isFreshHook(ledger, choice, 0.5));
  if (!hook) return null;
  const scene: Scene = {
    voice,
    ledger,
    turn,
    moods: voice.moods,
    slots: voice.slots({ ...lead, said: hook.text }),
  };
  const lines = bodyOf(plan, scene, hook.text, index % 2 === 0);
  const primary = layOut(
    hook.text,
    lines.map(({ text }) => text),
  );
  const headline = headlineFor(plan, scene, hook.text);
  const description = headline && descriptionFor(scene, [headline.text, hook.text]);
  if (!headline || !description) return null;
  const variant: Variant = {
    id: '',
    angle: plan.id,
    hook: hook.text,
    primary_text: primary,
    headline: asDisplay(headline.text),
    description: asDisplay(description.text),
    call_to_action_type: voice.callToAction,
  };
  return { variant, sources: [hook.source, ...lines.map(({ source }) => source)] };
};

/** `relaxed` lets a text be like another: the last resort of a brief that says almost nothing. */
type Order = {
  plan: AnglePlan;
  index: number;
  accepts: (variant: Variant) => boolean;
  relaxed: boolean;
};

const attempts = 4;

/** One variant for the angle, unlike all before it, or null if the brief does not carry the angle. */
export const composeVariant = (
  voice: Voice,
  ledger: Ledger,
  { plan, index, accepts, relaxed }: Order,
): Variant | null => {
  if (!canLead(plan, voice)) return null;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const made = draft(voice, ledger, plan, index, attempt);
    if (!made || (!relaxed && !isNewText(ledger, made)) || !accepts(made.variant)) continue;
    book(ledger, made);
    return made.variant;
  }
  return null;
};
