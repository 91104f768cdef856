import { setOf } from '../../../kernel/folding/word-index.ts';
import { isQuotedAt } from '../../../kernel/phrases/tokens.ts';
import type { Reading } from '../reading.ts';
import type { Licence } from './licence.ts';
import type { ClaimRule, Objection } from './messages.ts';
import { firstNames } from './testimonials.ts';

/** Languages that write only names with a capital inside a sentence; German does not. */
const capitalMeansName = new Set(['en', 'es', 'fr', 'pt', 'it', 'nl']);

const harmless = setOf(
  `i monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays january february march april may june july august september october november december
  christmas easter halloween ramadan diwali hanukkah thanksgiving valentine valentines mother father mothers fathers new year spring summer autumn winter english spanish french german italian portuguese dutch european
  american british wi fi wifi bluetooth ok pov diy faq vat crm seo pdf gps usb led uv ai it hr saas app api ceo tv pc iphone ipad android windows mac linux zip excel word instagram facebook whatsapp youtube tiktok
  linkedin pinterest pilates yoga internet web earth mum dad mom dr mr mrs ms x ii iii iv usted ustedes sie ihr ihre vous tu lei u`,
);

const capitalised = /(?<![\p{L}\p{N}'&])\p{Lu}[\p{L}]+/gu;
const opens = /(?:^|[.!?…:;\n"(–*•|/¿¡-]|\d[.)])[\s"'(*•¿¡-]*$/u;
const anyWord = /\p{L}+/gu;

const isTitleCase = (line: string): boolean => {
  const words = line.match(anyWord)?.filter(({ length }) => length > 2) ?? [];
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word));
  return words.length > 0 && capitals.length * 2 > words.length;
};

const besideQuotation = 40;

/** A name right after or before a quotation is who said it. */
const isBesideQuotation = (cased: string, start: number, end: number): boolean =>
  // Inside the marks it is part of what is quoted: "Moon River".
  !isQuotedAt({ cased }, start) &&
  (/"[^"\n]{0,12}[^\n".!?]*$/u.test(cased.slice(Math.max(0, start - besideQuotation), start)) ||
    /^[^\n".!?]{0,30}[:,]?\s?"/u.test(cased.slice(end, end + besideQuotation)));

/** Verbs with which a paper or a jury speaks of somebody, after what may stand between. */
const publishing =
  /^(?: \p{Lu}[\p{L}&]*){0,3}(?: (?:has|have|just|recently|even|ya|a|ha|hat|heeft|nos|nous|ci|uns|ons|us|lo|la|le)){0,3} (?:called|calls|named|names|voted|listed|lists|ranked|ranks|featured|features|wrote|praised|praises|crowned|dubbed|loved|loves|adores|raves|raved|recommends|puso|pone|eligio|llamo|nombro|incluyo|destaco|elegeu|colocou|chamou|destacou|nomeou|indicou|cite|classe|appelle|elus?|nommes?|consacres?|inserit[oi]|definit[oi]|definisce|cita|premiat[oi]|consiglia|messo|messi|scelto|scelti|mis|incluido|gezet|put|placed|picked|selected|nennt|nannte|kurte|lobt|schrieb|wahlte|noemde|noemt|riep|koos|tipte|schreef)(?!\p{L})/u;

/** "Vogue put it on its list": of whom it speaks. */
const speaksOfUs = /^[^.!?\n]{0,60}\s(?:us|it|this|our|nos|nous|ci|ons)(?!\p{L})/u;

/** "Time Out put us on its list", "A Camila chegou travada": who the unknown name is. */
const ruleOf = (cased: string, word: string, start: number, end: number): ClaimRule => {
  if (isBesideQuotation(cased, start, end) || isCustomer(cased, word, start, end))
    return 'claims.phrase.testimonial';
  return publishing.test(cased.slice(end, end + 80))
    ? 'claims.phrase.press'
    : 'claims.name.unknown';
};

const kin =
  /\b(?:uncle|aunt|auntie|onkel|tante|oncle|tio|tia|zio|zia|oom|opa|oma|sankt|san|santa|saint|st)\.? $/i;

/** "Mrs Patel", "Frau Bremer": somebody by name who is not of the house. */
const titled =
  /(?<!\p{L})(?:Mr|Mrs|Ms|Miss|Frau|Herrn?|Familie|Mme|Madame|Monsieur|Sra?|[Ss]enora?|[Dd]ona|[Ss]ignora?|[Ss]ig|[Mm]evrouw|[Mm]eneer|[Mm]evr|[Ss]enhora?)\.? $/u;
const isTitled = (cased: string, start: number): boolean =>
  titled.test(cased.slice(Math.max(0, start - 12), start));

const placing = /\b(?:to|in|near|at|nach|bei|a|en|naar) $/;

/** "Mevrouw De Wit (82)", "Marjorie, 71": how old somebody is. */
const aged = /^(?: \p{Lu}[\p{L}.]*)?(?:, | \()\d\d(?:\)|,|:)/u;

/** Words of a story that a customer is said to have had with the product. */
const storied =
  /(?<!\p{L})(?:now|today|since|after|until|finally|already|never|again|always|anymore|says?|said|told|tells|loves?|swears|switched|uses?|used|bought|ordered|booked|rang|phoned|called|wrote|cried|wept|sent|thought|swore|came|comes|got|passed|saved|lost|runs|sleeps|sold|learn\p{L}*|we|us|our|ours|thanks|hoje|agora|depois|desde|antes|ja|nunca|chegou|comprou|perdeu|passou|adora|nos|heute|jetzt|seit|nach|vorher|endlich|schon|nie|liebt|sagt|kam|rief|schrieb|weinte|lachte|hielt|schickte|brachte|bedank\p{L}*|bestanden|hat|wir|uns|unser\p{L}*|aujourd|maintenant|depuis|apres|avant|enfin|deja|jamais|adore|dit|nous|notre|rappele|appele|ecrit|pleure|revenue?|croyait|riait|envoye|apporte|reserve|hoy|ahora|despues|ya|dice|encanta|llamo|escribio|volvio|lloro|aprobo|mando|trajo|reia|nosotros|nuestr\p{L}*|oggi|adesso|ora|dopo|prima|finalmente|gia|mai|dice|ama|chiamato|richiamato|scritto|tornat[oa]|pianto|portato|mandato|rideva|noi|nostr\p{L}*|vandaag|nu|sinds|na|voorheen|eindelijk|al|nooit|zegt|vindt|belde|schreef|huilde|kwam|stuurde|slaagde|bracht|ligou|escreveu|voltou|chorou|mandou|trouxe|ria|wij|ons|onze|\p{L}{3,}[aei]mos|abbiamo)(?!\p{L})/iu;

const toReader = /^ \p{L}+ (?:you|dir|dich|ihnen|te|ti|vous|je|u|lhe)(?!\p{L})/u;

/** "Craig has done his back": somebody in a scene, of whom no story with the product is told. */
const isInScene = (cased: string, start: number, end: number): boolean => {
  const from = Math.max(...[...'.!?\n'].map((mark) => cased.lastIndexOf(mark, start - 1))) + 1;
  const rest = cased.slice(end).search(/[.!?\n]/);
  const told = cased.slice(from, rest < 0 ? undefined : end + rest);
  // "Horst on holiday?", "Miss Pritchard told you to mime": asked, or said of the reader.
  if (cased[end + rest] === '?' || toReader.test(cased.slice(end))) return true;
  return !told.includes('"') && !/\d/.test(told) && !storied.test(told);
};

/** Somebody with a first name who does something: a customer's story. "Uncle Bob" is nobody's. */
const isCustomer = (cased: string, word: string, start: number, end: number): boolean =>
  aged.test(cased.slice(end, end + 40)) ||
  isTitled(cased, start) ||
  (firstNames.has(word) &&
    !kin.test(cased.slice(Math.max(0, start - 8), start)) &&
    // "To Margaret River": a place.
    !(placing.test(cased.slice(0, start)) && /^ \p{Lu}/u.test(cased.slice(end))) &&
    /^(?: \p{Lu}[\p{L}.]*)?(?:,? (?:from|aus|de|da|di|uit|in|of) \p{Lu}\p{L}+)?,?(?: \(?\d\d\)?,?)? \p{Ll}/u.test(
      cased.slice(end, end + 60),
    ));

/** A proper name the customer never mentioned is an invented speaker, place or partner. */
export const nameObjections = (
  { folded: { cased, flat }, tongue: { languages } }: Reading,
  licence: Licence,
): Objection[] => {
  const isTold = languages.every((language) => capitalMeansName.has(language));
  const found: Objection[] = [];
  let offset = 0;
  for (const line of cased.split('\n')) {
    for (const { 0: word, index } of isTitleCase(line) ? [] : line.matchAll(capitalised)) {
      const start = offset + index;
      const end = start + word.length;
      const low = flat.slice(start, end);
      // "PDFs" are what "pdf" is.
      const single = /^\p{Lu}{2,}s$/u.test(word) ? low.slice(0, -1) : low;
      if ([low, single].some((one) => harmless.has(one) || licence.words.has(one))) continue;
      const rule = ruleOf(cased, word, start, end);
      const isSomebody = firstNames.has(word) || isTitled(cased, start);
      const isPerson = rule === 'claims.phrase.testimonial' && isSomebody;
      // Other words begin a sentence with a capital, German nouns always do.
      const isOpening = opens.test(line.slice(Math.max(0, index - 8), index));
      const isPaper = rule === 'claims.phrase.press' && speaksOfUs.test(line.slice(index));
      const isKnown = isPerson || (isTold && isPaper);
      if (!isKnown && (!isTold || isOpening || word === word.toUpperCase())) continue;
      const isScene =
        isPerson && !isBesideQuotation(cased, start, end) && isInScene(cased, start, end);
      found.push(isScene ? { rule, start, end, level: 'hold' } : { rule, start, end });
    }
    offset += line.length + 1;
  }
  return found;
};
