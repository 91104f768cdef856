import { type Token, textAt } from '../../../kernel/phrases/tokens.ts';
import type { Reading } from '../reading.ts';
import { anyCurrency } from './amount.ts';
import { dateIn } from './dates.ts';
import type { Fact, Mention } from './fact.ts';
import { isHourOfRange } from './hour-ranges.ts';

const costs =
  /^(?:[a-z]{0,2}[$€£]|euros?|pounds|dollars|reais|costs?|kostet|kosten|kost|cuestan?|coutent?|coute|costan?|custam?|pay|pays|zahlst|zahlen|pagas?|paghi|payez|paies|betaal|betaalt|price|preis|prix|precio|prezzo|preco|prijs|now|nu|jetzt)$/;

const hasCents = (tokens: readonly Token[], { first }: Mention): boolean =>
  /\d[.,]\d\d$/.test(textAt(tokens, first));

/** "It was 55 euro, now 25", "single ones cost 22": a number without a noun where prices are told. */
export const isBarePrice = ({ tokens }: Reading, fact: Fact): boolean =>
  fact.kind === 'plain' &&
  fact.unit === undefined &&
  fact.mention.by === 'digits' &&
  (hasCents(tokens, fact.mention) ||
    isInstead(tokens, fact.mention) ||
    // "£65 gets you 65 spare parts" counts parts; little words are not counted, nor what stands behind one.
    (((fact.word ?? '').length < 5 || textAt(tokens, fact.mention.last) !== fact.word) &&
      tokens.some(({ text }) => costs.test(text))));

export const asPrice = (fact: Fact, lines: readonly (readonly Fact[])[]): Fact[] => {
  const unit = lines.flat().find(({ kind }) => kind === 'money')?.unit;
  return unit === undefined ? [] : [{ ...fact, kind: 'money', unit }];
};

/** Little words behind a number: it counts nothing. */
const joined =
  /^(?:p|con|mit|avec|with|com|met|incl\p{L}*|inkl\p{L}*|todo|alles|tout|tutto|tudo|or|oder|ou|pro|per|por|par|each|cada)$/u;

const instead =
  /^(?:instead|statt|anstatt|au|lieu|invece|lugar|vez|plaats|ipv|was|war|normally|normal|before|antes|avant|prima|eerst|vorher|usually|sonst|regular)$/;

/** "79 € au lieu de 99", "was 40": a number told to be the other price. */
export const isInstead = (tokens: readonly Token[], { first }: Mention): boolean =>
  tokens
    .slice(Math.max(0, first - 3), first)
    .some(
      ({ text }, at, near) =>
        instead.test(text) && near.slice(at).every(({ kind }) => kind === 'word'),
    );

/** Words whose number is no price. */
const numbered =
  /^(?:ages?|aged|over|sizes?|level|room|no|nr|max|maximum|since|seit|depuis|desde|dal|sinds|from|until|till?|bis|tot|ate|fino|hasta|to|a|at|spf|type|grade|version|class|route|line|edad|alter|eta|idade|leeftijd|maat|taille|talla|taglia)$/;

/** "$149 (was 199)", "from 395 for 3 hrs": a bare number beside a price is a price too. */
export const pricesAmong = (reading: Reading, facts: readonly Fact[]): Fact[] => {
  const { tokens } = reading;
  const unit = facts.find(({ kind }) => kind === 'money')?.unit;
  const isBare = ({ kind, unit: own, word, value, mention, label }: Fact): boolean =>
    (kind === 'plain' || (kind === 'count' && word === label)) &&
    own === undefined &&
    value >= 2 &&
    mention.by === 'digits' &&
    (!word ||
      word === label ||
      joined.test(word) ||
      instead.test(word) ||
      isInstead(tokens, mention));
  /** "Single lesson 14, ten lessons 120": what it is, then what it costs. */
  const isListed = ({ mention, value, upTo, under, over }: Fact): boolean =>
    value >= 5 &&
    tokens[mention.first - 1]?.kind === 'word' &&
    !numbered.test(textAt(tokens, mention.first - 1)) &&
    !(upTo || under || over) &&
    (/^[,;.]?$/.test(textAt(tokens, mention.last)) || joined.test(textAt(tokens, mention.last)));
  const mentions = facts.map(({ mention }) => mention);
  return facts
    .filter((_, at) => !isHourOfRange(reading, mentions, at))
    .filter(
      (fact) =>
        (isBare(fact) &&
          (unit !== undefined ||
            fact.from ||
            instead.test(fact.word ?? '') ||
            isInstead(tokens, fact.mention) ||
            isListed(fact))) ||
        (['plain', 'rating'].includes(fact.kind) &&
          fact.unit === undefined &&
          hasCents(tokens, fact.mention)),
    )
    .filter((fact) => dateIn(tokens, fact.mention) === undefined)
    .map((fact) => ({ ...fact, kind: 'money', unit: unit ?? anyCurrency }));
};
