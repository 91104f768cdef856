import { namesProtectedAttribute } from '../../hygiene/attributes.ts';
import type { Brief } from '../../types.ts';
import { callToAction, isAppeal } from '../cta.ts';
import { phraseFinder } from '../likeness.ts';
import { moodsOf } from '../mood.ts';
import { rotate, seedOf } from '../seed.ts';
import type { Voice } from '../voice.ts';
import { affinity, bestAnswered, byAffinity } from './affinity.ts';
import { audienceOf, benefitsOf, type Phrase, painsOf } from './brief-parts.ts';
import { lowerFirst } from './capitals.ts';
import type { Material } from './material.ts';
import { englishPack } from './pack.ts';
import { type Product, readProduct } from './product.ts';
import { slotsFor } from './slots.ts';
import type { Subject } from './weave.ts';

const weTrades = new Set(['health', 'law', 'money', 'service', 'cause', 'quote', 'funeral', 'job']);

const subjectOf = ({ trade, number, brand }: Product): Subject => {
  if (trade !== null && weTrades.has(trade) && (brand !== null || number !== 'one')) return 'we';
  return number === 'many' ? 'they' : 'it';
};

/** Words by which customers say what others thought of them; with a number, a fact worth opening on. */
const proofWords =
  /(?:\d.*\b(?:customers?|clients?|users?|people|patients?|teams?|clinics?|families|students?|members?|reviews?|ratings?|stars?|businesses|companies|orders)\b)|\b(?:rated|award|trusted by|recommended by|featured in|certified|accredited|approved by|voted)\b/i;

const isProof = (text: string) => proofWords.test(text) && !/^(?:save|get|up to)\b/i.test(text);

/** Details from behind the first sentence of the product stand in for benefits nobody listed. */
const withDetails = (brief: Brief, product: Product): Brief =>
  brief.benefits.length > 0
    ? brief
    : { ...brief, benefits: product.more.filter((text) => text.length <= 90).slice(0, 4) };

export const englishVoice = (brief: Brief): Voice => {
  const read = readProduct(brief.product);
  const product: Product = isAppeal(brief) ? { ...read, trade: 'cause' } : read;
  const benefits = benefitsOf(withDetails(brief, product));
  const pains = painsOf(brief);
  const proof = benefits.find(({ text }) => isProof(text))?.text ?? null;
  const offer = brief.offer === undefined ? null : lowerFirst(brief.offer);
  const audience = namesProtectedAttribute(brief.audience) ? null : audienceOf(brief.audience);
  const fixed = { product, audience, offer, proof, subject: subjectOf(product) };
  const moods = moodsOf(brief, product.trade);
  if (product.number === 'many' || product.number === 'mass') moods.add(product.number);
  if (fixed.subject === 'we') moods.add('we');
  if (product.brand) moods.add('brand');
  if (product.kind) moods.add('kind');
  return {
    pack: englishPack,
    moods,
    callToAction: callToAction(brief, product.trade),
    painCount: pains.length,
    benefitCount: benefits.length,
    offer,
    names: [product.brand ?? product.label],
    readers: audience === null ? [] : [audience],
    kinds: [product.shortKind].flatMap((kind) => kind ?? []),
    seed: seedOf(brief),
    slots({ pain, benefit, match, style, plain, said }) {
      const lead = match === 'best' ? (bestAnswered(pains, benefits) ?? pain) : pain;
      const turnedPains = rotate(pains, lead);
      const [first] = turnedPains;
      const turned = match && first ? byAffinity(first, benefits) : rotate(benefits, benefit);
      const answer = first && turned[0] && affinity(first, turned[0]) > 0 ? turned[0] : null;
      const isSaid = phraseFinder(said);
      const unsaid = (list: Phrase[]) =>
        said === '' ? list : list.filter(({ text }) => !isSaid(text));
      const material: Material = {
        ...fixed,
        style,
        plain,
        answer,
        pains: turnedPains,
        benefits: unsaid(turned),
      };
      return slotsFor(material);
    },
  };
};
