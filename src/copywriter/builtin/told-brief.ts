import type { LanguagePack } from '../languages/pack.ts';
import { isDoubtful } from '../spelling/doubt.ts';
import { entriesOf } from '../spelling/entries.ts';
import { beginsWithKind, holdsName, kindOf } from '../spelling/kind.ts';
import { moreOf, withOwnName } from '../spelling/product-lines.ts';
import { isSure } from '../spelling/sure.ts';
import { townIn } from '../spelling/towns.ts';
import type { Brief } from '../types.ts';
import type { Printed } from './notes.ts';
import { splitList, tidy } from './reading/tidy.ts';

const isClear = (text: string) => text !== '' && !isDoubtful(text);

/** A phrase that holds several is several: each may be printed or not, and what nobody can read is not. */
const tidyBrief = (brief: Brief): Brief => ({
  ...brief,
  offer: brief.offer !== undefined && isClear(brief.offer) ? tidy(brief.offer) : undefined,
  audience: isClear(brief.audience) ? brief.audience : '',
  benefits: brief.benefits.flatMap((text) => splitList(tidy(text))).filter(isClear),
  pain_points: brief.pain_points.map((text) => tidy(text)).filter(isClear),
});

/** A careful phrase is printed as it is, if it can be read; one typed in haste line by line. */
export const printedFor = (brief: Brief, pack: LanguagePack): Printed => {
  if (!brief.haste) return (text) => [text].filter(isClear);
  return (text) => entriesOf(text, pack);
};

/** What was typed in haste as a plain list would tell it; an audience stands in sentences, and must be surely right. */
const plainBrief = (brief: Brief, pack: LanguagePack, told: Printed): Brief => {
  const { product, audience, offer = '', benefits, pain_points } = brief;
  const lines = benefits.flatMap(told);
  const kind = kindOf(product, audience, pack);
  // A name is left as it was typed, and so is a line that begins with the reader's body.
  const isNamed =
    kind === null ||
    pack.reading.body.test(kind) ||
    (brief.haste === 'named' && (!beginsWithKind(product, pack) || holdsName(product, pack)));
  return {
    ...brief,
    product: isNamed ? product : withOwnName(kind, product, pack),
    // The town of the audience stands beside the kind.
    audience: isSure(audience, pack) && townIn(audience) === undefined ? audience : '',
    offer: told(offer).join('. ') || undefined,
    benefits: [...lines, ...(isNamed ? [] : moreOf(product, told, { pack, benefits: lines }))],
    pain_points: pain_points.flatMap((text) => told(text).slice(0, 1)),
  };
};

/** The brief as it is told: each phrase in the words in which it may be printed. */
export const toldOf = (brief: Brief, pack: LanguagePack, printed: Printed): Brief =>
  tidyBrief(brief.haste ? plainBrief(brief, pack, printed) : brief);
