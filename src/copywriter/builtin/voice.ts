import { rememberOf } from '../../kernel/remember.ts';
import type { LanguagePack } from '../languages/pack.ts';
import { isTown } from '../spelling/gazetteer.ts';
import { isOrdinary } from '../spelling/words.ts';
import { type Brief, type CallToActionType, limits } from '../types.ts';
import { callToAction, closingFor } from './cta.ts';
import type { Moods, Slots } from './frame.ts';
import { phraseFinder, sharesWord } from './likeness.ts';
import { moodsOf } from './mood.ts';
import { isPhrase, isSaving, withinSentence } from './phrases.ts';
import { type Fact, type Material, readMaterial } from './reading/material.ts';
import { byAffinity, isAskable } from './reading/pains.ts';
import { frontOf, upToBracket } from './reading/product.ts';
import { rotate, seedOf } from './seed.ts';
import { tradeOf, understandingOf } from './vocabulary.ts';

/** A brief, read in one language: everything the composer needs and nothing it must understand. */
export type Voice = {
  pack: LanguagePack;
  moods: Moods;
  material: Material;
  callToAction: CallToActionType;
  /** What the last line of a text asks for. */
  closing: CallToActionType;
  seed: number;
};

/** Where people sit down to eat, or come to fetch it: others send their food. */
const venues =
  /(?<!\p{L})(?:restaurant|ristorant|trattor|osteri|pizz|caf[eé]s?(?!\p{L})|bistro|bar(?!\p{L})|tapas|imbiss|gasth|wirtsh|d[öo]ner|kebab|sushi|ramen|burger|gelater|eisdiele|brasserie|cr[eê]perie|taquer|tacos|pub(?!\p{L})|fish and chips|food ?truck|camion|tea ?rooms?|brunch|lunch|snackbar|eetcaf|petisc|churrasc|lanchon|boteco|padaria|pastelaria|panader|bakery|bäckerei|boulanger|bakkerij)/iu;

/** A party with pizza and a repair café feed nobody first of all. */
const noVenue =
  /(?:repair|workshop|kurs|class|course|sewing|feest|party|fiesta|festa|geburtstag|anniversaire|meal kit)/iu;

const sold =
  /[€£$]|(?<!\p{L})(?:CHF|EUR|Fr\.|free|gratis|kostenlos|gratuit|grátis|rental|hire)(?!\p{L})/iu;

const walkIn =
  /(?:sans rendez-vous|sans rdv|walk-?in|(?:no|without) (?:an )?appointment|ohne (?:Termin|Voranmeldung)|sin (?:cita|turno)|senza (?:appuntamento|prenotazione)|sem (?:marcação|hora marcada|agendamento)|zonder afspraak)/iu;

/** What is hired is reserved, without an appointment. */
const rented =
  /(?:mieten|vermiet|verleih|(?<!\p{L})(?:hire|rentals?|location de|louer|alquiler|renta|noleggio|affitto|alugue[lr]|huren)(?!\p{L})|verhuur)/iu;

/** Whoever asks for donations is a cause, whatever its name says. */
export const voiceFor = (brief: Brief, pack: LanguagePack, packs: readonly LanguagePack[]) => {
  const { objective = '' } = brief;
  const words = understandingOf(packs);
  const own = understandingOf(pack);
  // "Fundraiser orders" are orders.
  const isAppeal = words.goals.donate.test(objective) && !words.goals.sell.test(objective);
  const found = tradeOf(brief.product, own);
  // "Swarm Rescue – bee removal": who takes money for it asks for none.
  const isSold = found === 'cause' && sold.test([brief.offer, ...brief.benefits].join(' '));
  const trade = isAppeal ? 'cause' : isSold ? null : found;
  const manner = { ...own, tones: words.tones, soberTones: words.soberTones };
  const moods = moodsOf(brief, trade, manner, pack.reading);
  moods.add(pack.tag);
  // A Portuguese "consulta" is an appointment, a Spanish one is a question.
  const { book } = (own.goals.contact.test(objective) ? own : words).goals;
  if (
    book.test(objective) &&
    // A demo is booked, software is not.
    trade !== 'software' &&
    !rented.test(brief.product) &&
    !brief.benefits.some((text) => walkIn.test(text))
  )
    moods.add('booking');
  if (trade === 'food' && venues.test(brief.product) && !noVenue.test(brief.product))
    moods.add('venue');
  const material = readMaterial(brief, pack);
  if (material.facts.length + material.pains.length === 0) moods.add('bare');
  const action = callToAction(brief, trade, words, own);
  const closing = closingFor(action, brief, trade, words);
  return {
    pack,
    moods,
    material,
    callToAction: action,
    closing,
    seed: seedOf(brief),
  } satisfies Voice;
};

/** Which phrases lead, and what has been said already. */
export type Lead = { pain: number; fact: number; matched?: boolean; said?: string };

/** The facts with those in front that this text is about. */
export const factsFor = ({ material, pack }: Voice, { pain, fact, matched }: Lead): Fact[] => {
  const { facts, pains } = material;
  const trouble = matched ? rotate(pains, pain)[0] : undefined;
  if (trouble === undefined) return rotate(facts, fact);
  const texts = facts.map(({ text }) => text);
  return byAffinity(trouble, texts, pack.reading).flatMap((text) =>
    facts.filter((fact) => fact.text === text),
  );
};

/** A thing or a quality in a few words, which may be asked or counted on one's fingers. */
const isShortFeature = ({ text, role }: Fact) => {
  const { length } = text.split(/\s+/u);
  return role === 'feature' && length > 1 && length <= 4 && !/[,.?!:]/u.test(text);
};

const longestName = 40;

/** "Window cleaning" inside a sentence is window cleaning; a name keeps its capitals. */
const insideSentence = ({ label, what }: Material['product'], { tag }: LanguagePack) =>
  what === null && !tag.startsWith('de') && /^\p{Lu}\p{Ll}+(?:\s[\p{Ll}\d&+-]+)+$/u.test(label)
    ? label.charAt(0).toLowerCase() + label.slice(1)
    : label;

/** "That’s BoardBuddy app" is no English: the words of a brand have capitals, and nothing is for or with anything. */
const isBrand = (name: string) =>
  name.length <= longestName &&
  !/\s(?:\p{Ll}[\p{L}-]*$|\p{Ll}{4}|(?:in|for|für|mit|per|con|com|met|zum|zur) )/u.test(name);

const longestLine = 90;

const short = (text: string, longest: number) => (text.length <= longest ? text : null);

/** What is sold, in a few words: what stands behind the name, or else what opens the line. */
const whatOf = ({ what, line, label, front }: Material['product'], { tag }: LanguagePack) => {
  if (what === null) return line === label ? null : front;
  // "SunKeeper installs – Pretoria East": where, not what.
  if (/^\p{Lu}/u.test(what) && !tag.startsWith('de')) return null;
  return short(what, limits.headline) ?? upToBracket(what);
};

/** Nobody is given "at a glance". */
const person =
  /^(?:Mag|Dra?|Dr\.ssa|Prof|Dipl|Mme|Mrs?|Ms|Dott|Ing|Arq|Sra?|Enf\.?ª?)\.|^(?:Mme|Me|Enf\.ª|Doula|Ama|Nounou|Nanny|Tagesmutter|Hebamme|Sage-femme|Coach|Maestr[oa]|Chef|Ostetrica) /u;

/** In front of its line, a name that the line has elsewhere would be said twice. */
const brandOf = ({ name, line }: Material['product'], isSaid: boolean, pack: LanguagePack) => {
  if (name === null || !isBrand(name) || person.test(name)) return null;
  const names = name.match(/\p{L}[\p{L}’'-]*/gu) ?? [];
  const isPlain = (word: string) =>
    isOrdinary(word.toLowerCase(), pack) ||
    isTown(word, pack.spelling) ||
    /^\p{Lu}{2}$/u.test(word);
  // "Chimney Sweep" is a trade.
  const isTrade = names.every(isPlain);
  // "Miriam Althoff"
  if (/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(name) && !names.some(isPlain)) return null;
  return isSaid || (line.startsWith(name) && !isTrade) ? name : null;
};

/** "Reguliert die Feuchtigkeit": nobody has been named yet who does. */
const verbFirst = /^\p{Lu}\p{Ll}{2,}t (?:d(?:ie|as|en|em|er)|sich|Ihre?n?|deine?n?) /u;

/** "Studio Lettervast: baked at 820 degrees": of whoever is named in front. */
const isDone =
  /^(?:\p{L}+ed|made|built|cut|grown|ge\p{L}{3,}(?:en|[dt])|\p{L}{2,}(?:é|ée)s?|\p{L}{2,}[aiu][td][oaie]s?) (?:\p{Ll}|\d)/iu;

/** "Cash / card ; insured ; clean" and "also on Sundays" tell, but open nothing. */
const opensNothing = /[;·]| \/ |^(?:auch|also|aussi|también|anche|também|ook) /iu;

/** What no lead changes, worked out once for a brief: dozens of frames ask. */
const standingOf = rememberOf(({ material, moods, pack }: Voice) => {
  const { product, audience, offer, identity, proofs, terms, facts, pains } = material;
  // What stands behind the name is told behind the hook; other lines are told as a whole, or not yet.
  const isWhole = product.what !== null || product.line === product.label;
  const words = {
    label: product.front,
    head:
      frontOf(product.front ?? '', limits.headline) || short(product.name ?? '', limits.headline),
    line: isWhole ? product.label : short(product.line, longestLine),
    name:
      isWhole && !product.isStatement ? short(insideSentence(product, pack), longestName) : null,
    what: whatOf(product, pack),
    id: identity,
    audience,
    offer,
    saving: offer !== null && isSaving(offer) ? offer : null,
    proof: proofs[0],
    term: terms[0],
  };
  return {
    words: new Map(Object.entries(words)),
    brand: brandOf(product, false, pack),
    saidBrand: brandOf(product, true, pack),
    telling: facts.filter(
      ({ role, text }) => role !== 'date' && !opensNothing.test(text) && !verbFirst.test(text),
    ),
    short: facts.filter(isShortFeature),
    // An appeal states what people suffer; nobody is asked whether they do.
    people: moods.has('cause') ? pains.filter((pain) => pack.reading.people.test(pain)) : [],
    // "See-through uniforms? Vital Uniforms": asked, the trouble would seem to be what is sold.
    asked: pains.filter(
      (pain) =>
        isAskable(pain, pack.reading) && !sharesWord(pain.split(' ')[0] ?? '', product.label),
    ),
  };
});

/** The words for each slot of a frame, in the order this lead gives them. */
const slotsFor = (voice: Voice, lead: Lead): Slots => {
  const { material, pack } = voice;
  const { words, brand, saidBrand, telling, short, people, asked } = standingOf(voice);
  const isSaid = phraseFinder(lead.said ?? '');
  const facts = factsFor(voice, lead).filter(({ text }) => !isSaid(text));
  const among = (some: readonly Fact[]) => facts.filter((fact) => some.includes(fact));
  const opening = among(telling);
  const [b, b2, b3] = opening.length > 0 ? opening : facts;
  const [n, n2] = among(short);
  const p = rotate(material.pains, lead.pain)[0] ?? '';
  const trouble = people.includes(p) ? 'people' : asked.includes(p) ? 'p' : 's';
  const led = new Map([
    ['brand', lead.said === undefined ? brand : saidBrand],
    ['price', material.prices.find((price) => !isSaid(price))],
    ['b', b?.text],
    ['own', isDone.test(b?.text ?? '') ? null : b?.text],
    ['b2', b2?.text],
    ['b3', b3?.text],
    ['n', n?.text],
    ['n2', n2?.text],
    ['c', facts.find(({ role }) => role === 'clause')?.text],
    [trouble, p],
  ]);
  return (name, isBehind) => {
    const said = led.get(name) || words.get(name) || null;
    // "Good to know: curtains? → 15% off"
    if (said === null || (isBehind && /[?→]/u.test(said))) return null;
    return isBehind && isPhrase(name) ? withinSentence(said, pack, material.product.label) : said;
  };
};

/** What frames are picked by; each turn begins its rotation one further on. */
export const occasionFor = (voice: Voice, lead: Lead, turn: number) => ({
  moods: voice.moods,
  slots: slotsFor(voice, lead),
  turn: voice.seed + turn,
});
