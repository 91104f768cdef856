import { rememberOf } from '../../kernel/remember.ts';
import { onlyHours } from '../hygiene/contacts.ts';
import type { Frames } from '../languages/pack.ts';
import { jaccard, normal } from '../opening-words.ts';
import { limits } from '../types.ts';
import type { Scene } from './body.ts';
import { upperFirst } from './capitals.ts';
import { contentWords, includesPhrase, sharesWord, stutters } from './likeness.ts';
import { type Choice, pick, tiersOf } from './pick.ts';
import { opensWithAnswer } from './reading/names.ts';
import { isPlaces } from './reading/plain-line.ts';
import { rotate } from './seed.ts';
import { sentencesOf } from './sentences.ts';
import { occasionFor } from './voice.ts';

/** Headline and description each ask several times: one for a scene. */
const occasionOf = rememberOf(({ voice, lead, index }: Scene) =>
  occasionFor(voice, { ...lead, fact: lead.fact + 1, matched: false }, index),
);

/** "Wifi" or "Fresh flowers" alone says little; a name alone does. */
const isTelling = ({ text, source }: Choice, { voice: { material } }: Scene, fewest: number) =>
  !source.includes('{') ||
  text.split(/\s+/u).length >= fewest ||
  source === '{head}' ||
  [material.product.label, material.product.name, material.offer].includes(text) ||
  (text === material.product.what && /\s/u.test(text));

/** "Danach wird gesaugt", "with a map of the sky": what hangs on something before it heads nothing. */
const hangsOn =
  /^(?:if|when|while|then|after|since|before|also|auch|aussi|también|anche|também|ook|ready|pront[oaie]|list[oa]s?|prêt\p{L}*|los|las|nach|seit|après|depuis|después|tras|dopo|depois|após|na|sinds|from|up to|with|wenn|falls|bis|ab|dann|danach|mit|si|quand|jusqu|dès|avec|puis|cuando|hasta|desde|con|luego|se|fino|da|poi|quando|até|com|als|wanneer|tot|vanaf|met|daarna)(?!\p{L})/iu;

/** "p/m opzegbaar", "2 pers. = 160 €", "dogs OK ($25)": typed as a note, and no headline. */
const isNote = /[=/+;·]|\([^()]*[€$£]|(?<!\p{L})\p{L}{1,5}\.(?=[\s,]|$)/u;

/** A note, and yet words. */
const isSpoken =
  /^(?=.*\p{L}{4})(?!.*(?<!\p{L})(?!in[ck]l|m[aáií][xn]|ca|env|app?rox|std|pers|p\.p)\p{L}{1,6}\.(?:[\s,]|$))[^=;·]*\p{L}{2}\P{L}+\p{L}{2}[^=;·]*$/u;

/** "Fictieweg 8", "Hwy 11 N", "Inh. S. Yildiz": where it is or whose, which heads nothing. */
const whereOrWhose =
  /(?:weg|straat|laan|plein|kade|straße|strasse|gasse|platz|allee|str\.|(?<!\p{L})(?:rua|rue|via|viale|calle|c\/|av\.?|avda\.?|avenida|avenue|boul\.|boulevard|place|plaza|piazza|praça|largo|road|rd|street|st|lane|hwy|unit|sala|shop|cra|km))\P{L}[^,]*\d|^(?:(?:loods|hal|halle|nave|local|capannone|armazém|lote|stand|bâtiment|bât) ?\.? ?\d|(?:uscita|sortie|salida|saída|exit|ausfahrt|afslag|afrit) )|^(?:via|viale|piazza|rua|rue|calle|blvd|boul|avenida|avenue|praça|travessa|estrada|largo)\.? \p{Lu}|^(?:av|avda|r|c|loc|inh|prop|titolare|inhaber|owner|gérante?) ?\.? |^[AN]\d{1,3} |^\d{1,5}[a-z]? (?:\S+ ){0,3}(?:st|street|rd|road|ave|avenue|lane|ln|dr|drive|blvd|hwy|row|terrace|quay)(?!\p{L})|(?<!\p{L})(?:industrieterrein|gewerbegebiet|industrial estate|business park|zone industrielle|zona industriale?|pol[ií]gono|parque (?:industrial|empresarial))(?!\p{L})/iu;

const shortPlace = /^\p{Lu}[\p{L}-]+(?: (?:e|y|et|en|und|and|&))?(?: \p{Lu}[\p{L}-]*)$/u;

/** "Closed on Mondays", "dogs in the car park only (sorry)": what is not to be had heads nothing. */
const refusal =
  /(?<!\p{L})(?:closed|sorry|geschlossen|Ruhetag|fermée?|cerrad[oa]|cierra|chius[oi]|chiude|fecha(?:d[oa])?|encerra(?:d[oa])?|gesloten)(?!\p{L})/iu;

/** "Open until 9", "L-V 9-19h, sáb 9-14h": when, which heads nothing. */
const hours =
  /^(?:open|geöffnet|ouvert|abierto|aberto|aperto|l-v|2ª)\p{L}*\.?[^\p{L}]*(?:\p{L}{2,3}\.?)?[^\p{L}]*\d/iu;

/** Neither where it is nor when it is open stands alone, nor "Racing? no". */
const standsAlone = (text: string) =>
  ![whereOrWhose, hours, onlyHours, /\? \p{L}+$/u].some((pattern) => pattern.test(text));

/** What else the brief says: every fact, every part of what is sold but "in Leeds", "Leeds", "Mill Lane 8" or "no, we …", the first of its things. */
const ownWords = ({ voice: { material, pack }, lead }: Scene): Choice[] => {
  const told = rotate(material.facts, lead.fact + 1).map(({ text }) => text);
  const parts = sentencesOf(material.product.line)
    // A bracket in mid-sentence ends nothing.
    .flatMap((sentence) => sentence.split(/ – |: |\s?\([^()]*\)(?:$|[,:–]\s*| – )/u))
    .filter(
      (part) =>
        !/^(?:\p{Ll}{1,4} |[^\p{L}\d«“"„])|\?$/u.test(part) &&
        !opensWithAnswer(part) &&
        !isPlaces(part, pack) &&
        // "Rotterdam Zuid", "Contagem e BH"
        !(shortPlace.test(part) && isPlaces(part.split(' ')[0] ?? '', pack)),
    );
  // "Synth repairs, Ancoats, Manchester", but "new, used + heat treated pallets": the first where a place follows.
  const firsts = parts.flatMap((part) => {
    const [first = '', ...others] = part.split(', ');
    const isPlaced = pack.spelling.nouns
      ? isPlaces(others.join(', '), pack)
      : /^(?:\p{Lu}\p{Ll}{2}|\d)/u.test(others[0] ?? '');
    // "Entregas Viseu, Tondela": the first of several towns is no end.
    const isRow = others.length > 1 && isPlaces(first.split(' ').at(-1) ?? '', pack);
    return isPlaced && !isRow && !first.includes('(') ? [first] : [];
  });
  const sold = [...parts, ...firsts].map((text) => text.trim());
  return [...told, ...sold].map((text) => ({ source: '{b}', text: upperFirst(text) }));
};

type Fits = (choice: Choice) => boolean;

/** A line of ours says nothing again that stands around it: at best no word, at least none of the first. */
const ourLine = (tiers: Frames[], scene: Scene, around: readonly string[], fits: Fits) => {
  const besides = (said: string) =>
    pick(tiers.flat(), occasionOf(scene), (line) => !sharesWord(line.text, said) && fits(line));
  return besides(around.join(' ')) ?? besides(around[0] ?? '') ?? besides('');
};

export const headlineFor = (scene: Scene, hook: string, ending: string): Choice | null => {
  const mayHead = ({ source, text }: Choice) =>
    text.length <= limits.headline &&
    isTelling({ source, text }, scene, 3) &&
    // Prices do begin with "from".
    !(/\{(?:n|b|b2)\}/u.test(source) && hangsOn.test(text)) &&
    !scene.ledger.headlines.has(normal(text)) &&
    !includesPhrase(hook, text) &&
    jaccard(contentWords(hook), contentWords(text)) < 0.5 &&
    !stutters(text, '') &&
    standsAlone(text) &&
    !refusal.test(text) &&
    scene.mayPrint(text);
  const fits = (choice: Choice) =>
    mayHead(choice) && !(/\{(?:n|b|b2)\}/u.test(choice.source) && isNote.test(choice.text));
  const [told = [], ...ours] = tiersOf(scene.voice.pack.texts.headlines);
  return (
    // The first ad says what is sold, or what is offered.
    (scene.index === 0 ? pick(['{head}', '---', '{offer}'], occasionOf(scene), fits) : null) ??
    pick(told, occasionOf(scene), fits) ??
    ownWords(scene).find(fits) ??
    // "Delivery + fitting incl." says more than any line of ours.
    ownWords(scene).find((choice) => mayHead(choice) && isSpoken.test(choice.text)) ??
    ourLine(ours, scene, [ending, hook], fits)
  );
};

export const descriptionFor = (scene: Scene, headline: Choice, hook: string, ending: string) => {
  const beside =
    (...taken: string[]) =>
    (choice: Choice) =>
      choice.text.length <= limits.description &&
      isTelling(choice, scene, 2) &&
      standsAlone(choice.text) &&
      taken.every((it) => !includesPhrase(it, choice.text) && !includesPhrase(choice.text, it)) &&
      // "Look first, then decide", "Look before you decide"
      jaccard(contentWords(headline.text), contentWords(choice.text)) < 0.5 &&
      scene.mayPrint(choice.text);
  const isNew = ({ text }: Choice) => !scene.ledger.descriptions.has(normal(text));
  const [told = [], ...ours] = tiersOf(scene.voice.pack.texts.descriptions);
  const own = (fits: Fits) =>
    pick(told, occasionOf(scene), (choice) => fits(choice) && isNew(choice)) ??
    pick(told, occasionOf(scene), fits) ??
    ownWords(scene).find(fits);
  const fits = beside(headline.text, hook);
  return own(fits) ?? ourLine(ours, scene, [`${headline.text} ${ending}`, hook], fits);
};
