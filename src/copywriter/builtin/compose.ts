import type { Variant } from '../types.ts';
import { frameOf, type Moods, type Slots, suits } from './frame.ts';
import {
  areAlike,
  contentWords,
  includesPhrase,
  jaccard,
  normal,
  type Opening,
  overlap,
  phraseFinder,
  type Runs,
  readOpening,
  stutters,
  trigrams,
} from './likeness.ts';
import { type AnglePlan, type Frames, tiersOf } from './pack.ts';
import { type Choice, pick, sayable } from './pick.ts';
import type { Lead, Voice } from './voice.ts';

/** What one answer has used up. */
export type Ledger = {
  /** How often each frame has been used. */
  frames: Map<string, number>;
  hooks: Opening[];
  texts: Runs[];
  headlines: Set<string>;
  descriptions: Set<string>;
};

export const newLedger = (): Ledger => ({
  frames: new Map(),
  hooks: [],
  texts: [],
  headlines: new Set(),
  descriptions: new Set(),
});

export const longestHook = 110;
const shownCharacters = 125;

export const isFreshHook = (ledger: Ledger, { source, text }: Choice, likest: number) => {
  if (text.length > longestHook || stutters(text, source)) return false;
  const opening = readOpening(text);
  return !ledger.hooks.some((hook) => areAlike(hook, opening, likest));
};

/** Frames an answer has not opened with yet. */
export const unused = (ledger: Ledger) => (source: string) => !ledger.frames.has(source);

/** Moods that the text so far adds: what it has named need not be introduced again. */
const moodsAfter = (voice: Voice, text: string): Moods => {
  const moods = new Set(voice.moods);
  const isSaid = phraseFinder(text);
  if (voice.names.some(isSaid)) moods.add('named');
  if (voice.readers.some(isSaid)) moods.add('addressed');
  if (voice.kinds.some(isSaid)) moods.add('kinded');
  return moods;
};

type Scene = { voice: Voice; ledger: Ledger; moods: Moods; slots: Slots; turn: number };

const sharedFrames = (voice: Voice, name: string): Frames => {
  if (name === '@close') return voice.pack.closers[voice.callToAction];
  if (name === '@intro') return voice.pack.lines.intro;
  return name === '@offer' ? voice.pack.lines.offer : voice.pack.lines.benefits;
};

const firstWord = (text: string) => /[\p{L}\p{N}’']+/u.exec(text)?.[0]?.toLowerCase() ?? '';

const lastSentence = (text: string) => text.split(/(?<=[.?!])\s+/u).at(-1) ?? text;

/** A line that echoes what was just said, in its first word or in a telling one. */
const echoesOf = (said: string) => {
  const heard = contentWords(said);
  const first = firstWord(lastSentence(said));
  return ({ source, text }: Choice) =>
    firstWord(text) === first || [...frameWords(source)].some((word) => heard.has(word));
};

const knownFrameWords = new Map<string, ReadonlySet<string>>();

const frameWords = (source: string): ReadonlySet<string> => {
  const known = knownFrameWords.get(source);
  if (known) return known;
  const own = contentWords(frameOf(source).text.replace(/\{[^}]*\}/gu, ' '));
  knownFrameWords.set(source, own);
  return own;
};

/** The least used line that fits; an echo only if there is nothing else, and never the same sentence twice. */
const lineFrom = (frames: Frames, scene: Scene, said: string) => {
  const isSaid = phraseFinder(said);
  const echoes = echoesOf(said);
  for (const group of tiersOf(frames)) {
    const choices = [...sayable(group, scene)]
      .filter(({ text }) => !isSaid(text))
      .map((choice) => ({
        ...choice,
        cost: (scene.ledger.frames.get(choice.source) ?? 0) * 2 + (echoes(choice) ? 3 : 0),
      }));
    const least = Math.min(...choices.map(({ cost }) => cost));
    const found = choices.find(({ cost }) => cost === least);
    if (found) return found;
  }
  return null;
};

const bodyLine = (frames: Frames, scene: Scene, said: string): Choice | null => {
  for (const group of tiersOf(frames)) {
    const own = group.filter((source) => !frameOf(source).text.startsWith('@'));
    const line = own.length > 0 ? lineFrom(own, scene, said) : null;
    if (line) return line;
    for (const source of group) {
      const frame = frameOf(source);
      if (!frame.text.startsWith('@') || !suits(frame, scene.moods)) continue;
      const shared = lineFrom(sharedFrames(scene.voice, frame.text), scene, said);
      if (shared) return shared;
    }
  }
  return null;
};

/** The hook and what fits beside it above the fold; then the rest; then what to do. */
const layOut = (hook: string, lines: string[]) => {
  const [first, ...rest] = lines;
  const opensTogether =
    first !== undefined && !first.includes('\n') && `${hook} ${first}`.length <= shownCharacters;
  const opening = opensTogether ? `${hook} ${first}` : hook;
  const middle = opensTogether ? rest : lines;
  const list = middle.find((line) => line.includes('\n'));
  if (list)
    return [
      opening,
      ...middle.filter((line) => line === list),
      middle.filter((line) => line !== list).join(' '),
    ]
      .filter(Boolean)
      .join('\n\n');
  const last = middle.slice(-1);
  const between = middle.slice(0, -1).join(' ');
  return [opening, between, ...last].filter(Boolean).join('\n\n');
};

const headlineFor = (plan: AnglePlan, scene: Scene, hook: string) => {
  const fits = ({ text }: Choice) =>
    text.length <= 40 &&
    !scene.ledger.headlines.has(normal(text)) &&
    !includesPhrase(hook, text) &&
    jaccard(contentWords(hook), contentWords(text)) < 0.5 &&
    !stutters(text, '');
  return (
    pick(plan.headlines, { ...scene, turn: 0 }, fits) ??
    pick(scene.voice.pack.headlines, scene, fits)
  );
};

const descriptionFor = (scene: Scene, taken: string[]) => {
  const fits = ({ text }: Choice) =>
    text.length <= 30 &&
    taken.every((other) => !includesPhrase(other, text) && !includesPhrase(text, other));
  const isNew = ({ text }: Choice) => !scene.ledger.descriptions.has(normal(text));
  for (const frames of tiersOf(scene.voice.pack.descriptions)) {
    const found =
      pick(frames, scene, (choice) => fits(choice) && isNew(choice)) ?? pick(frames, scene, fits);
    if (found) return found;
  }
  return null;
};

const asDisplay = (text: string) =>
  text.replace(/[.]$/u, (dot) => (/(?:\p{L}\.){2,}$/u.test(text) ? dot : ''));

const canLead = ({ needs }: AnglePlan, voice: Voice) =>
  voice.pains >= (needs?.pains ?? 0) && voice.benefits >= (needs?.benefits ?? 0);

type Draft = { variant: Variant; sources: string[] };

const bodyOf = (plan: AnglePlan, scene: Scene, hook: string, withOffer: boolean) => {
  const lines: Choice[] = [];
  let said = hook;
  for (const frames of plan.body) {
    if (frames.includes('@offer') && (!withOffer || includesPhrase(said, scene.voice.offer ?? '')))
      continue;
    const line = bodyLine(frames, { ...scene, moods: moodsAfter(scene.voice, said) }, said);
    if (!line) continue;
    lines.push(line);
    said = `${said} ${line.text}`;
  }
  return lines;
};

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

const isNewText = (ledger: Ledger, { variant }: Draft) => {
  const runs = trigrams(variant.primary_text);
  return ledger.texts.every((text) => overlap(text, runs) < 0.55);
};

export const book = (ledger: Ledger, { variant, sources }: Draft) => {
  for (const source of sources) ledger.frames.set(source, (ledger.frames.get(source) ?? 0) + 1);
  ledger.hooks.push(readOpening(variant.hook));
  ledger.texts.push(trigrams(variant.primary_text));
  ledger.headlines.add(normal(variant.headline));
  ledger.descriptions.add(normal(variant.description));
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
