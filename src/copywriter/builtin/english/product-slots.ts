import { upperFirst } from '../capitals.ts';
import { asChecklist } from '../checklist.ts';
import type { Phrase } from './brief-parts.ts';
import type { Material } from './material.ts';
import { withArticle } from './noun-phrase.ts';
import { offerSentence } from './offer.ts';
import { kindOf } from './phrase.ts';
import type { Product } from './product.ts';
import { weave } from './weave.ts';
import { tokens } from './words.ts';

/** The kind with what follows it, or without if that is too long to say in one breath. */
const spokenKind = ({ kind, shortKind }: Product) =>
  kind !== null && kind.length > 80 ? shortKind : kind;

const kindPhrase = (product: Product) => {
  const kind = spokenKind(product);
  if (kind === null || product.number === 'unsure') return null;
  return product.number === 'one' ? withArticle(kind) : kind;
};

/** "How to choose a platform" says nothing: too wide a word to stand without what follows it. */
const wide =
  /^(?:platform|tool|tools|app|software|system|service|services|company|charity|shop|store|business|website|product|products|brand|team|agency|programme|program|solution|place|kit|set|course)$/;

const isWide = ({ shortKind, kind }: Product) =>
  shortKind !== null && wide.test(shortKind) && kind !== shortKind;

const shortPhrase = (product: Product) => {
  const { shortKind, number } = product;
  if (shortKind === null || number === 'unsure' || isWide(product)) return null;
  return number === 'one' ? withArticle(shortKind) : shortKind;
};

/** The product as subject or object; "this" and "these" are right for any noun, "a" is not. */
export const nameOf = ({ brand, shortKind, number, label, isStatement }: Product) => {
  if (brand) return brand;
  if (shortKind) return `${number === 'many' ? 'these' : 'this'} ${shortKind.replace(/^new /, '')}`;
  if (isStatement) return null;
  return /^\p{Lu}/u.test(label) && label.length <= 40 && label.split(' ').length < 5 ? label : null;
};

const overlaps = (a: string, b: string) => {
  const words = new Set(tokens(a).filter((word) => word.length > 3));
  return tokens(b).some((word) => words.has(word));
};

const roomForBenefits = 150;

/** How many benefits the nth variant tells: later ones are shorter, so that ten are not one text ten times. */
const tellings = [3, 3, 3, 2, 3, 2, 1, 2, 1, 2];

/** Up to three benefits, fewer if they are long. */
const fitting = (benefits: Phrase[], style: number) => {
  let room = roomForBenefits;
  return benefits.slice(0, tellings[style % tellings.length]).filter(({ text }, index) => {
    room -= text.length;
    return index === 0 || room >= 0;
  });
};

export const productSlots: Record<string, (material: Material) => string | null> = {
  label: ({ product }) =>
    product.label.length <= 60 && !product.isStatement ? product.label : null,
  statement: ({ product }) => (product.isStatement ? product.label : null),
  brand: ({ product }) => product.brand,
  name: ({ product }) => nameOf(product),
  kind: ({ product }) => kindPhrase(product),
  // A firm is not its service: "Stride is physiotherapy" becomes "offers".
  'kind.is': ({ product, subject }) =>
    product.number === 'one' || (product.number === 'mass' && subject !== 'we')
      ? kindPhrase(product)
      : null,
  'kind.mass': ({ product, subject }) =>
    product.number === 'mass' && subject === 'we' ? spokenKind(product) : null,
  'kind.bare': ({ product }) => spokenKind(product),
  'kind.only': ({ product }) => (product.brand ? null : kindPhrase(product)),
  a: ({ product }) => shortPhrase(product),
  'a.one': ({ product }) => (product.number === 'one' ? shortPhrase(product) : null),
  'detail.is': ({ product }) =>
    product.detail && kindOf(product.detail) === 'quality' ? product.detail : null,
  one: ({ product }) => (product.number === 'one' && !isWide(product) ? product.shortKind : null),
  many: ({ product }) => (product.number === 'many' ? product.shortKind : null),
  detail: ({ product }) => (product.detail && product.detail.length <= 80 ? product.detail : null),
  it: ({ subject }) => (subject === 'we' ? 'us' : subject === 'they' ? 'them' : 'it'),
  // Said twice in one breath, the audience would sound like a form being filled in.
  audience: ({ audience, product }) =>
    audience === null ||
    / for /.test(product.kind ?? '') ||
    overlaps(audience, product.kind ?? product.label)
      ? null
      : audience,
  reader: ({ audience }) => audience,
  // "with people who buy once and keep in mind" would lead up the garden path.
  'reader.short': ({ audience }) =>
    audience !== null && !/\b(?:who|that|which|whose)\b/.test(audience) ? audience : null,
  offer: ({ offer }) => offer,
  'offer.act': ({ offer, plain }) => (offer === null || plain ? null : offerSentence(offer)),
  proof: ({ proof }) => proof,
  benefits: ({ benefits, subject, style, plain }) => {
    const told = fitting(benefits, style);
    if (told.length === 0) return null;
    return plain
      ? told.map(({ text }) => `${upperFirst(text)}.`).join(' ')
      : weave(told, subject, style);
  },
  'benefits.list': ({ benefits }) => asChecklist(benefits.map(({ text }) => text)),
};
