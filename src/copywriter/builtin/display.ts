import { jaccard, normal } from '../opening-words.ts';
import { limits } from '../types.ts';
import type { Scene } from './body.ts';
import { contentWords, includesPhrase, phraseFinder, stutters } from './likeness.ts';
import { type Choice, pick, tiersOf } from './pick.ts';
import { occasionFor } from './voice.ts';

const occasionOf = ({ voice, lead, index }: Scene) =>
  occasionFor(voice, { ...lead, fact: lead.fact + 1, matched: false }, index);

/** Words of the brief, but for prices, which do begin with "from". */
const isPhrased = ({ source }: Choice) => /\{(?:n|b|b2)\}/u.test(source);

/** "Wifi" or "Fresh flowers" alone says little; a name alone does. */
const isTelling = ({ text, source }: Choice, { voice: { material } }: Scene, fewest: number) =>
  !source.includes('{') ||
  text.split(/\s+/u).length >= fewest ||
  source === '{head}' ||
  text === material.product.label ||
  text === material.product.name ||
  text === material.offer ||
  (text === material.product.what && /\s/u.test(text));

/** "Danach wird gesaugt", "with a map of the sky": what hangs on something before it heads nothing. */
const hangsOn =
  /^(?:if|when|while|then|after|since|before|also|auch|aussi|también|anche|também|ook|ready|pront[oaie]|list[oa]s?|prêt\p{L}*|los|las|nach|seit|après|depuis|después|tras|dopo|depois|após|na|sinds|from|up to|with|wenn|falls|bis|ab|dann|danach|mit|si|quand|jusqu|dès|avec|puis|cuando|hasta|desde|con|luego|se|fino|da|poi|quando|até|com|als|wanneer|tot|vanaf|met|daarna)(?!\p{L})/iu;

/** "p/m opzegbaar", "2 pers. = 160 €", "dogs OK ($25)": typed as a note, and no headline. */
const isNote = /[=/+;]|\([^()]*[€$£]|(?<!\p{L})\p{L}{1,5}\.(?=[\s,]|$)/u;

export const headlineFor = (scene: Scene, hook: string, body: string): string | null => {
  const { ledger, voice } = scene;
  const fits = (choice: Choice) => {
    const { text } = choice;
    return (
      text.length <= limits.headline &&
      isTelling(choice, scene, 3) &&
      !(isPhrased(choice) && (hangsOn.test(text) || isNote.test(text))) &&
      !ledger.headlines.has(normal(text)) &&
      !includesPhrase(hook, text) &&
      // A line of ours that closes the text does not head it as well.
      (choice.source.includes('{') || !includesPhrase(body, text)) &&
      jaccard(contentWords(hook), contentWords(text)) < 0.5 &&
      !stutters(text, '') &&
      scene.mayPrint(text)
    );
  };
  // The first ad says what is sold, or what is offered.
  const first =
    scene.index === 0 ? pick(['{head}', '---', '{offer}'], occasionOf(scene), fits) : null;
  return (first ?? pick(voice.pack.texts.headlines, occasionOf(scene), fits))?.text ?? null;
};

export const descriptionFor = (scene: Scene, taken: string[], body: string): string | null => {
  const { ledger, voice } = scene;
  // A line of ours that closes the text is not said again below it.
  const isSaid = phraseFinder(body);
  const fits = (choice: Choice) => {
    const { text, source } = choice;
    return (
      text.length <= limits.description &&
      isTelling(choice, scene, 2) &&
      (source.includes('{') || !isSaid(text)) &&
      taken.every((other) => !includesPhrase(other, text) && !includesPhrase(text, other)) &&
      // "Look first, then decide", "Look before you decide"
      jaccard(contentWords(taken[0] ?? ''), contentWords(text)) < 0.5 &&
      scene.mayPrint(text)
    );
  };
  const isNew = ({ text }: Choice) => !ledger.descriptions.has(normal(text));
  for (const frames of tiersOf(voice.pack.texts.descriptions)) {
    const found =
      pick(frames, occasionOf(scene), (choice) => fits(choice) && isNew(choice)) ??
      pick(frames, occasionOf(scene), fits);
    if (found) return found.text;
  }
  return null;
};
