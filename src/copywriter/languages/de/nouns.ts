import { readLexicon } from '../../spelling/lexicon.ts';
import { lexicon } from './lexicon.ts';
import { doingStems, qualityStems, smallWords, things } from './stock.ts';

/** Which everyday words are nouns. */
const everyday = new Map(
  readLexicon(lexicon).map((word) => [word.replace('!', ''), word.endsWith('!')] as const),
);

/** Nouns that end like something else, or that are too short to be told. */
const known = new Set(things.split(' '));

/** Words that are no nouns, although they are longer than a small word. */
const others = new Set(smallWords.split(' '));

/** Qualities by stem, with any ending. */
const qualities =
  /^(?:un)?(?:alt|ält|arm|beliebt|bequem|besonder|best|bunt|deutsch|dicht|dick|trocken|feucht|sauber|sicher|schnell|dünn|echt|eigen|einzeln|eng|erfahren|ernst|exklusiv|fair|familiär|flexibl|flexibel|faul|fein|fest|frei|freundlich|frisch|froh|geeignet|gemischt|gesund|glatt|groß|größ|gut|halb|hart|heiß|hell|hoh|höher|italienisch|jung|jüng|kalt|kaputt|klar|klassisch|klein|klug|knapp|komplett|krank|kreativ|kühl|kurz|kürz|lang|läng|langsam|laufend|lecker|leer|leicht|lokal|mild|mobil|müde|natürlich|nah|näch|neu|niedrig|normal|offen|perfekt|praktisch|pünktlich|rein|reif|richtig|roh|ruhig|rund|sanft|satt|sauer|scharf|schick|schlank|schön|schwach|schwarz|separat|seriös|nervös|speziell|spontan|stabil|stark|stärk|steil|still|streng|süß|teur|tief|tot|treu|voll|vorig|wahr|warm|wärm|weich|weiß|weit|wertvoll|wild|zart|zertifiziert|zufrieden|zuverlässig|werdend|wechselnd|passend|kommend|bestehend)(?:e[nmrs]?|ere[nmrs]?|ste[nmrs]?|sten)?$/u;

const endings =
  /(?:ig|lich|isch|bar|sam|los|voll|haft|reich|fähig|mäßig|weise|wärts|iv|ell|iert|frei|freundlich|gerecht|tauglich|artig|förmig|end|lang)(?:e[nmrs]?)?$/u;

const participles =
  /^(?:(?:ab|an|auf|aus|ein|vor|zu|mit|nach|her|hin|um|los|hand|haus|selbst|frisch)?ge\p{L}{3,}(?:t|en)|(?:be|ver|er|ent|zer)\p{L}{3,}(?:t|ten))(?:e[nmrs]?)?$|^(?:über|unter)\p{L}{3,}te[nmrs]?$/u;

const verbs =
  /^(?:ab|an|auf|aus|ein|mit|vor|zu|nach|zurück|weg|dazu|herunter|weiter|be|ver|er|ent|über|unter)?(?:reich|feier|wachs|schipp|bück|zwick|posier|flick|ruf|mäh|föhn|genüg|erklär|berat|betreu|nerv|gelt|gilt|lohn|zähl|beschwer|schwer|zahl|komm|kauf|bestell|buch|lern|mach|nehm|nimm|geb|gib|geh|steh|lieg|sitz|fahr|fähr|lauf|läuf|spar|find|such|brauch|woll|will|soll|dürf|darf|müss|könn|bring|hol|liefer|bau|reparier|reinig|putz|pfleg|helf|hilf|wart|dauer|steig|fall|fäll|sink|kost|wohn|arbeit|leb|lieb|schmeck|koch|back|ess|iss|trink|schlaf|schläf|les|lies|schreib|schick|send|zeig|seh|sieh|hör|sprech|sprich|sag|frag|antwort|denk|glaub|kenn|weiß|wiss|merk|erinner|vergess|vergiss|verlier|gewinn|verdien|bezahl|mess|pass|trag|träg|halt|hält|stell|leg|setz|häng|räum|schnei|schneid|wasch|wäsch|trockn|bügel|näh|mal|streich|bohr|montier|install|installier|plan|rechn|prüf|test|probier|start|beginn|end|stopp|kündig|wechsel|tausch|miet|leih|parke?|tank|flieg|reis|wander|schwimm|tanz|sing|spiel|gewöhn|entspann|genieß|freu|fühl|lass|läss|lieg|erfass|erledig|kümmer|sorg|schütz|treff|biet|funktionier|stimm|heb|zieh|werb|bewerb|meld|storn|stornier|versteh|hinterlass|öffn|schließ|bleib|wirk|klapp)(?:st|t|et|en|n|est)$/u;

const qualityWords = new Set(qualityStems.split(' '));
const doings = new Set(doingStems.split(' '));

const endOfQuality = /(?:e[nmrs]?|ere[nmrs]?|ste[nmrs]?)$/u;
const endOfDoing = /(?<=\p{L}{2})(?:e?n|e|e?st|e?t|e?te|e?ten|e?test|end\p{L}*)$/u;
const frontOfDoing =
  /^(?:ab|an|auf|aus|ein|mit|vor|zu|nach|zurück|weg|dazu|her|hin|herunter|herum|weiter|los|fest|frei|fern|heim|rein|raus|rum|hoch|durch|um|vorbei|zusammen|be|ver|er|ent|zer|über|unter|wieder)(?:zu)?(?=\p{L}{3})/u;

/** A quality with any ending. */
const isQuality = (word: string) =>
  [word, word.replace(endOfQuality, ''), word.replace(/^un/u, '').replace(endOfQuality, '')].some(
    (stem) => qualityWords.has(stem),
  ) || [qualities, endings, participles].some((pattern) => pattern.test(word));

/** A verb with any ending. */
const isDoing = (word: string) => {
  const stem = word.replace(endOfDoing, '');
  return (
    verbs.test(word) ||
    (stem !== word && (doings.has(stem) || doings.has(stem.replace(frontOfDoing, ''))))
  );
};

const isNoun = (word: string) => !/ieren$/u.test(word) && !isQuality(word) && !isDoing(word);

/** Endings that only nouns have win over everything else. */
const surely =
  /(?:ung|ungen|heit|heiten|keit|keiten|schaft|schaften|tion|tionen|tät|täten|ment|ments|service|services|dienste?|kosten|zeit|zeiten|kräfte?|tage?|raum|räume|gerät|geräte|unterricht|betriebe?|geschäfte?|angebote?|verträge?|berichte?|gerichte?|besitzer|abende?|wochenenden?|jahresende|monatsende|gegend|jugend|modelle?|fisch|tische?|fleisch|bereiche?|archiv|honig|wege?|wagen|garten|gärten|karten?|taschen?|flaschen?|kisten?|pakete?|preise?|häuser|wohnung|läden)$/u;

/** "terrassendielen", "hundeschule": a compound is what its last part is. */
const isCompound = (word: string) =>
  Array.from(word).some((_, at) => {
    const end = word.slice(at);
    return at > 2 && end.length > 3 && (known.has(end) || (end.length > 5 && everyday.get(end)));
  });

/** "Hundehalter, die verzweifeln": a relative clause ends in its verb. */
const endsClause = (before: string, after: string) =>
  after === '' && /, (?:die|der|das|den|dem) [^,]*$/u.test(before);

/** "zwischen messen", "mit plane": what ends a phrase behind these is a thing, whatever it looks like. */
const beforeThing =
  /(?<!\p{L})(?:mit|ohne|zwischen|gegen|durch|per|beim|zum|zur|vom|im|am|unter|über|wegen|trotz) $/iu;

const isThingHere = (word: string, before: string, after: string) =>
  /^(?:$|[,.]| und )/u.test(after) &&
  word.length > 4 &&
  beforeThing.test(before) &&
  !others.has(word) &&
  !isQuality(word) &&
  everyday.get(word) !== false;

/** "wir erklären": behind its pronoun stands a verb. */
const pronoun = /(?<!\p{L})(?:wir|ich|du|man)\s$/iu;

/** "alles weg", "4 fahren, 3 zahlen", "Kinder essen gratis", "man kann zuschauen" */
const noNoun =
  /(?<!\p{L})(?:kann|können|darf|dürfen|muss|müssen|will|wollen|soll|möchten?|lässt|lassen) (?:[\p{Ll}]+ )?\p{Ll}+en$|(?<!\p{L}|(?<!\p{L})\p{Ll}*(?:e[nmr]|[iazo]m|ein) )weg$|\d zahlen$|(?:inder|äste|enioren) essen$/u;

/** "wir kommen zu ihnen", "rufen sie an" */
const polite =
  /(?<=(?<!\p{L})(?:wir|uns)(?!\p{L})[^.,]* (?:zu|bei|mit|für|von) |^(?:kommen|rufen|schreiben|buchen|sichern|melden|fragen|genießen|entdecken|erleben|lassen|vereinbaren|sparen|testen|probieren|schauen|bringen|holen|bestellen|besuchen|mieten) )(?:sie|ihnen|ihre?[nmrs]?)(?!\p{L})/gu;

/** Where "ss" stands for "ß": in capitals, and in Switzerland. */
export const sharp =
  /(?<=(?<!kon)fu)ss(?!el|l)|(?<=fü)ss(?!en(?:$|er))|(?<=gro)ss(?!ist)|(?<=stra)ss(?=e|b)|(?<=(?<!(?:jahr|tag)e)spa)ss|(?<=(?<!be|hin|aus|nach|ver|an|unter)wei)ss(?!ag)|(?<=(?<![pk])rei)ss(?=en|t(?!är)|fest|ver|wolf|n[aä]g|zw|aus|er$)|(?<=(?<!h)(?:au|äu))ss(?=en(?!den$)|er(?!e$))|(?<=(?:^|auf|aus|über|augen|eben)ma)ss(?!iv|ig|ier|age|ak|im|ach|e(?:n|l|u|$))|(?<=mei)ss(?=e[ln])|(?<=flo)ss(?=fahrt|tour|bau|verl)|(?<=ru)ss(?=part|filt|frei)|(?<=so)ss(?=e)|(?<=krei)ss(?=saal)|(?<=bu)ss(?=geld)|(?<=grie)ss(?=$|[nbkp])|(?<=grö|gru|grü|sü|hei|schlie|gie|genie|flie|schwei|bei|sto|stö|strau|sträu|drei|flei|spie|gefä|gesä|mä|klö|klo|verschlei|preu|blo|blö|lie|hie)ss/u;

/** Every word of a phrase typed small that is no small word, no verb and no quality is a noun. */
export const nouns = (text: string) =>
  text
    .replace(/(?<![\p{L}\d.@-]|(?<!\p{L}{4})\/)\p{Ll}+(?![\p{L}@])/gu, (typed, at: number) => {
      const before = text.slice(0, at);
      const word = typed.replace(sharp, 'ß');
      if (pronoun.test(before) || noNoun.test(before + word)) return typed;
      if (endsClause(before, text.slice(at + typed.length))) return typed;
      const isOne =
        known.has(word) ||
        everyday.get(word) ||
        isThingHere(word, before, text.slice(at + typed.length)) ||
        (word.length > 3 &&
          !everyday.has(word) &&
          !others.has(word) &&
          (surely.test(word) || isNoun(word) || (isCompound(word) && !participles.test(word))));
      return isOne ? typed.charAt(0).toUpperCase() + typed.slice(1) : typed;
    })
    .replace(polite, (word) => word.charAt(0).toUpperCase() + word.slice(1))
    .replace(/(?<=(?:\p{Lu}\p{Ll}*|\dD)-)\p{Ll}(?=\p{L}{2})/gu, (letter) => letter.toUpperCase());
