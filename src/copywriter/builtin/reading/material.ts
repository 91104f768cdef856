import type { LanguagePack, Texts } from '../../languages/pack.ts';
import type { Brief } from '../../types.ts';
import { fill, frameOf } from '../frame.ts';
import { includesPhrase, sharesWord } from '../likeness.ts';
import { audienceOf } from './audience.ts';
import { painsOf } from './pains.ts';
import { type Product, readProduct } from './product.ts';
import { isBareFigure, type Role, roleOf } from './role.ts';
import { splitList, tidy } from './tidy.ts';

export type Fact = { text: string; role: Role };

/** A brief, read: every phrase known for what it is. */
export type Material = {
  product: Product;
  /** What it is, in one sentence without its full stop. */
  identity: string;
  /** The same without its audience, for a text that has named it. */
  shortIdentity: string;
  audience: string | null;
  offer: string | null;
  pains: string[];
  /** What may stand in any order: features, clauses, dates and places. */
  facts: Fact[];
  /** Printed in every variant, as they were given. */
  prices: string[];
  terms: string[];
  proofs: string[];
};

const longestFact = 160;

/** "AI receptionist for dental practices" says already for whom. */
const preposition = /\s(?:for|für|pour|para|per|voor)\s/iu;

const identityOf = (
  { label, line, what, isStatement }: Product,
  audience: string | null,
  { texts }: LanguagePack,
) => {
  // Words behind a quoted name read as somebody's saying.
  const standsAlone =
    what !== null ||
    isStatement ||
    line !== label ||
    preposition.test(label) ||
    /[,:]/u.test(label) ||
    label.length > 45 ||
    // "Gestoría autónomos para autónomos"
    (audience !== null && sharesWord(audience, label)) ||
    /["”»]$/u.test(label);
  const addressed = standsAlone
    ? null
    : fill(frameOf(texts.identity.forWhom), (slot) => ({ name: label, audience })[slot] ?? null);
  return addressed ?? line;
};

/** A figure alone gets the word that says what it is. */
const labelled = ({ text, role }: Fact, { figures }: Texts): Fact => {
  if (!isBareFigure(text) || (role !== 'price' && role !== 'proof')) return { text, role };
  const frame = role === 'price' ? figures.price : figures.rating;
  return { text: frame.replace('{figure}', text), role };
};

export const factsOf = (texts: readonly string[], { reading, texts: said }: LanguagePack): Fact[] =>
  texts
    .map((text) => labelled({ text, role: roleOf(text, reading) }, said))
    .filter(({ text }) => text.length <= longestFact);

const roomy: readonly Role[] = ['feature', 'clause', 'date', 'place'];

export const readMaterial = (brief: Brief, pack: LanguagePack): Material => {
  const { reading } = pack;
  const product = readProduct(brief.product, pack, brief.signatures);
  const audience = audienceOf(tidy(brief.audience), pack);
  const identity = identityOf(product, audience, pack);
  const all = factsOf(
    [...brief.benefits, ...product.facts.flatMap((text) => splitList(text))],
    pack,
  );
  const isNew = ({ text }: Fact, index: number) =>
    all.findIndex((other) => other.text.toLowerCase() === text.toLowerCase()) === index;
  const facts = all.filter(isNew);
  const withRole = (role: Role) =>
    facts.filter((fact) => fact.role === role).map(({ text }) => text);
  return {
    product,
    identity,
    shortIdentity: identityOf(product, null, pack),
    audience,
    offer: brief.offer === undefined ? null : tidy(brief.offer) || null,
    pains: painsOf(brief.pain_points, reading),
    // What the product line says already adds nothing.
    facts: facts.filter(
      ({ text, role }) => roomy.includes(role) && !includesPhrase(identity, text),
    ),
    prices: withRole('price'),
    terms: withRole('term'),
    proofs: withRole('proof'),
  };
};
