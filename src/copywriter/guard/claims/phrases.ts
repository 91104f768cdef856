import { hasWord, isQuotedAt, phraseOf, textAt } from '../../../kernel/phrases/tokens.ts';
import { wordsOf } from '../../types.ts';
import type { Reading } from '../reading.ts';
import { monthOf, weekdayOf } from './days.ts';
import type { Licence } from './licence.ts';
import type { Objection } from './messages.ts';
import { isOfProductLine } from './own-words.ts';
import { families } from './phrases/families.ts';
import { type FamilyMatch, findFamilies } from './phrases/find-families.ts';
import { isMovedFrom, isPromisedBy, isRelatedTo, promiseFamilies } from './promises.ts';
import { isAsked } from './told.ts';

type Test = (reading: Reading, match: FamilyMatch, licence: Licence) => boolean;

/** "Postage included": free in the very words of the brief. */
const isRepeated: Test = ({ folded }, { family, first, last, start, end }, { ours }) =>
  family === 'free' &&
  last > first + 1 &&
  ours.some((line) => line.includes(folded.flat.slice(start, end)));

const isPromised: Test = (reading, match, licence) =>
  isRepeated(reading, match, licence) ||
  licence.promised.some((given) => isPromisedBy(reading, match, given));

const toUs =
  /^(?:us|ours?|uns|unser\p{L}*|nous|notre|nos|nosotr\p{L}*|nuestr\p{L}*|ci|noi|nostr\p{L}*|ons|onze|noss[oa]s?|con+osco)$/u;

const isProven: Test = (reading, match, licence) => {
  if (licence.families.has(match.family)) return true;
  // "Bring us your radio": what the brief speaks of is no proof.
  const ends = [textAt(reading.tokens, match.first), textAt(reading.tokens, match.last - 1)];
  const isOurs = match.family !== 'testimonial' && ends.some((one) => toUs.test(one));
  if (isOurs && ends.some((one) => !toUs.test(one) && licence.words.has(one))) return true;
  // "Qualified", "vets": the brief has the very word.
  const isOneWord = match.last === match.first + 1 && /^(?:evidence|acclaim)$/.test(match.family);
  const word = textAt(reading.tokens, match.first);
  if (isOneWord && [...licence.words].some((one) => one.startsWith(word.slice(0, 7)))) return true;
  // A certificate ("certified organic") is part of what the product is.
  return (
    match.family === 'evidence' &&
    /^(?:certif|zertif|gecertif|accredit|acredit)/.test(word) &&
    licence.said.some(({ flat }) => /(?:certif|zertif|accredit|acredit)/.test(flat))
  );
};

const ofName = /^[^.!?\n]*(?<!\p{L})(?:in|of|de|d'|del|dell'|di|do|da|van|en) ?(\p{Lu}\p{Ll}{3,})/u;

/** "The best workshop in Freiburg" can be proved false; "the best part of the day" cannot. */
const isBestOfPlace: Test = (reading, { family, first, last, start, end }, { places, words }) => {
  const { tokens, folded, tongue } = reading;
  const isMost =
    family === 'acclaim' && hasWord(tokens, first, last, /^(?:plus|mas|piu|mais|\p{L}{4,}ste)$/u);
  if ((family !== 'superlative' && !isMost) || first < 0) return false;
  if (tokens.slice(first, last + 5).some(({ text }) => places.has(text))) return true;
  // "The sharpest of Aragón": where only names have a capital, one shows a place.
  const [, name = ''] = ofName.exec(folded.cased.slice(start, end + 24)) ?? [];
  const low = name.toLowerCase();
  const isKnown = words.has(low) || weekdayOf(low) !== undefined || monthOf(low) !== undefined;
  return name !== '' && !isKnown && !tongue.languages.includes('de');
};

/** Words that make a promise one that a buyer can hold us to. */
const binding =
  /^(?:cents?|centimes?|centimos?|centavos?|centesim[oi]|euros?|pounds?|dollars?|bill|invoice|rechnung|factur[ae]|fattura|conto|fatura|rekening|metade|mitad|moitie|halfte|helft|fees?|deposit|gebuhr|kursgebuhr|frais|matricula|cuota|quota|iscrizione|inscricao|lesgeld|pocket|tasche|poche|bolsillo|tasca|bolso|zak|paying|payer|pagare?|zahlen|betalen|tenner|fiver|quid|shipping|ships?|deliver.*|postage|returns?|refund.*|money|penny|pennies|argent|diner\p{L}*|dinheiro|soldi|spes[oa]|guarant.*|warrant.*|trials?|versand.*|liefer.*|geld|garant.*|erstatt.*|livraison|port|rembours.*|envios?|reembols.*|devol.*|spedizion.*|consegn.*|rimbors.*|frete|portes|entregas?|verzend.*|bezorg.*|terug.*|retour.*|today|tonight|midnight|heute|aujourd|hoy|oggi|hoje|vandaag|left|remain.*|letzte.*|last|derni.*|ultim.*|laatste|stocks?|vorrat.*|limited|limitad.*|limitat.*|begrenzt.*|beperkt.*)$/u;

/** "Versprochen.", "only for you": said in passing, perhaps of nothing that is sold. */
const isLoose: Test = ({ tokens }, { first, last }) =>
  first >= 0 &&
  !tokens.slice(first, last).some(({ text, kind }) => kind === 'number' || binding.test(text));

const ours = /^(?:our|unsere?[nr]?|nos|nuestr[oa]s|nostr[ie]|noss[oa]s|onze)$/;

/** "Our coaches keep it kind to your joints": who works here proves nothing. */
const isStaff: Test = ({ tokens, tongue }, { first }) =>
  ours.test(textAt(tokens, first - 1)) &&
  tongue.nounClass(textAt(tokens, first)) === 'professional';

const ages =
  /^(?:genera|gerac|fift|sixt|sevent|eight|ninet|funfzig|sechzig|siebzig|achtzig|neunzig|annees|anos|anni|jaren$)/;

/** "In the fourth generation", "since the seventies": a number of years by another name. */
const isByGenerations: Test = (reading, { family, first, last }, { said }) =>
  family === 'heritage' &&
  !said.some(({ flat }) => /genera|gerac/.test(flat)) &&
  (last - first > 1 || /^(?:genera|gerac)/.test(textAt(reading.tokens, first))) &&
  hasWord(reading.tokens, first, last, ages);

const self = /^(?:eu|io|ich|yo|je|j|ik)$/;

/** Words of somebody who has bought, tried or praises; what was not bought is no purchase. */
const ofCustomer =
  /(?<!\p{L})(?:ador|aim|craqu|conseil|recom|empf|lieb|nutz|gebruik|raad|hou|uso |amo|consigl|seit |nie |endlich|wieder|depuis|jamais|enfin |merci|regret|sinds|nooit|eindelijk|desde|nunca|sempre|mai |finalmente|perdu|dormi|prov|comp|tent|(?<!(?:pas|nicht|niet) )(?:gekauft|bestellt|achet|essay|command|gekocht|besteld|geprobeerd))/u;

const isOfCustomer = ({ tokens }: Reading): boolean =>
  ofCustomer.test(`${phraseOf(tokens, 0, tokens.length)} `);

/** "– Vous passez quand ?\n– …": lines that open with a dash, one of which asks. */
const dialogue = /^[–—-] ?[^\n]*\?\s*\n+[–—-] ?\p{L}/mu;

/**
 * "Eu não percebo nada disto.", "something better than «se me ha pinchado»": between quotation marks, and told by "I" or in
 * the middle of a sentence: perhaps what a reader thinks or says. So is what "I" says where two talk.
 */
const isThought: Test = (reading, { first, start }) => {
  const { tokens, folded } = reading;
  const quote = folded.cased.lastIndexOf('"', start);
  const isI = self.test(textAt(tokens, first));
  if (isI && dialogue.test(folded.cased) && !isOfCustomer(reading)) return true;
  return (
    isQuotedAt(folded, start) &&
    (isI || /\p{L},? "\p{Ll}/u.test(folded.cased.slice(Math.max(0, quote - 3), quote + 2)))
  );
};

/** "Je n'ai pas d'aiguille": who sells alone, as the brief does, says "I" of what is sold. */
const isSeller: Test = (reading, match, { isOneSeller }) =>
  isOneSeller && isOfOneself(reading, match);

/** What a brief says of itself by "I" is no praise that a customer gave. */
export const isOfOneself = (reading: Reading, { family, first }: FamilyMatch): boolean =>
  family === 'testimonial' && self.test(textAt(reading.tokens, first)) && !isOfCustomer(reading);

/** "Restano 32 €", "il reste 20 € à payer": money that is left to pay is not scarce. */
const isRestToPay: Test = ({ tokens }, { family, last }) =>
  family === 'urgency' &&
  /^(?:€|\$|£|r\$|euros?|eur|dollars?|reais|pounds?)$/.test(textAt(tokens, last));

/** Kinds of proof that are promised never to be invented, asked or not. */
const strict: ReadonlySet<string> = new Set(wordsOf('award evidence press reviews testimonial'));

/** "Are you the only one who knows?": who asks claims little. */
const isOnlyAsked: Test = (reading, { family }) => isAsked(reading) && !strict.has(family);

/** Said of a promise that the brief makes in other words, or in passing: a person has to judge it. */
const isDoubtfulPromise: Test = (reading, match, licence) =>
  (isLoose(reading, match, licence) && !isMovedFrom(reading, match, licence.promised)) ||
  licence.promised.some((given) => isRelatedTo(reading, match, given));

const isDoubtfulProof: Test = (reading, match, licence) =>
  match.family === 'testimonial' && isThought(reading, match, licence);

/** "All over Brazil": where it is sold. */
const everywhere =
  /(?<!\p{L})(?:all over|across|in all|in ganz|dans toute?|en todo|por todo|in tutt[ao]|em todo|por toda|in heel|door heel)(?!\p{L})/u;

/** "Trophies, medals", "A Tesoura de Ouro": what is sold, or a name; a gold medal or a champion in the product line is still proof. */
const goods =
  /^(?:troph(?:y|ies)|awards|medals|plaques|pokale?|medaillen|trophees?|medailles|trofeos?|medallas|trofei|medaglie|trofeus?|medalhas|bekers)$|^(?!medal|premi|trof)\p{L}+ (?:de|do|d') ?(?:ouro|oro|or)$/u;
const won =
  /winn|won(?!\p{L})|gewinn|gewonn|pramier|ausgezeich|prime|recompens|laureat|premiad|galardon|premiat|vincit|bekroond|winnar|winnaar/u;

const isGoods = ({ folded: { flat } }: Reading, { family, start, end }: FamilyMatch): boolean =>
  (family === 'award' &&
    goods.test(flat.slice(start, end)) &&
    !won.test(flat.slice(start, end + 12))) ||
  // "An app for the registration of working hours" registers hours, and nobody's trade.
  (family === 'evidence' &&
    /^regist[or]\p{L}* (?:of|de|von|van|di) /u.test(`${flat.slice(start, end)} `));

/** Who sells several kinds of trophies may name them anywhere, and has won none by it. */
const isTrophyShop: Test = ({ folded: { flat } }, { family, start, end }, { said }) => {
  const line = said.find(({ source }) => source === 'product')?.flat ?? '';
  const kinds = new Set(line.split(/[^\p{L}]+/u).filter((word) => goods.test(word)));
  return (
    family === 'award' && kinds.size > 1 && kinds.has(flat.slice(start, end)) && !won.test(flat)
  );
};

/** Where what is sold may sound like proof: stars to look at, trophies, a whole country that is served. */
const isOfLine: Test = (reading, match, licence) =>
  isTrophyShop(reading, match, licence) ||
  ((match.family === 'press' ||
    match.family === 'testimonial' ||
    isGoods(reading, match) ||
    (match.family === 'trust' &&
      everywhere.test(reading.folded.flat.slice(match.start, match.end)))) &&
    isOfProductLine(reading, match, licence));

export const phraseObjections = (reading: Reading, licence: Licence): Objection[] =>
  findFamilies(reading).flatMap((match): Objection[] => {
    const is = (test: Test): boolean => test(reading, match, licence);
    const { family, start, end } = match;
    const isPromise = promiseFamilies.has(family);
    if (is(isPromise ? isPromised : isProven) || is(isStaff) || is(isRestToPay)) return [];
    if (is(isOfLine) || is(isSeller)) return [];
    const rule = is(isBestOfPlace) ? 'leader' : family;
    const isDoubtful = is(isPromise ? isDoubtfulPromise : isDoubtfulProof) || is(isOnlyAsked);
    const own = families[family].level;
    const level = is(isByGenerations) ? 'stop' : isDoubtful && own === 'stop' ? 'hold' : undefined;
    return [{ rule: `claims.phrase.${rule}`, start, end, ...(level && { level }) }];
  });
