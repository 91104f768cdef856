import type { LanguagePack } from '../../languages/pack.ts';
import { isTown } from '../../spelling/gazetteer.ts';
import { isHead } from '../../spelling/heads.ts';
import { isKnown } from '../../spelling/words.ts';
import { upperFirst } from '../capitals.ts';

/** What a business calls itself in front of its name. */
const kindOfBusiness =
  /^(?:trattoria|osteria|pizz[eé]ria|ristorante|restaurante?|agriturismo|palestra|garage|salone?|boulangerie|p[aâ]tisserie|institut|h[oô]tel|caf[eé]|bar|peluquer[ií]a|taquer[ií]a|academia|taller|bodega|pasticceria|gelateria|officina|cantina|rijschool|bakkerij|slagerij|kapsalon|schoonmaakbedrijf|schildersbedrijf|oficina|padaria|pastelaria|pousada|barbearia)$/iu;

/** "trattoria lucia": one word behind the kind of business that describes nothing is its name. */
export const withName = (text: string, pack: LanguagePack) =>
  text.replace(
    /^(\S+) ((?:la |il |le |el |de |da |al |chez )?)(\p{Ll}{3,}(?: \p{Ll}{3,})?)$/u,
    (line, kind, article, name) =>
      kindOfBusiness.test(kind) &&
      ((article !== '' && !(/^(?:de|da|al) $/u.test(article) && isKnown(name, false, pack))) ||
        (/^\S{4,}$/u.test(name) && !isHead(name, pack))) &&
      !pack.sure.describing?.test(name) &&
      !trades.test(name)
        ? `${kind} ${upperFirst(article)}${name.split(' ').map(upperFirst).join(' ')}`
        : line,
  );

const trades =
  /^(?:auto|moto|coiffure|beaut[eé]|dental|canina|mec[aá]nic[oa]|italian[oa]|pizza|tapas|sushi|vegan[oa]?|baile|yoga|fitness|idiomas|inglés|danza|cocina)$/iu;

/** Two words with capitals, or one with a capital inside, in a line that begins small. */
const ownName =
  /^\p{Lu}[\p{L}’']+(?: (?:& |of |di |de |da )?\p{Lu}[\p{L}’']+){1,2}$|^\p{Lu}\p{Ll}+\p{Lu}\p{L}*$/u;

export const isOwnName = (part: string, { tag, spelling }: LanguagePack) =>
  !tag.startsWith('de') &&
  ownName.test(part) &&
  !part.split(' ').some((word) => isTown(word, spelling)) &&
  !isTown(part, spelling);

const placeWords: Readonly<Record<string, string>> = { fr: 'à', es: 'en', it: 'a', pt: 'em|no|na' };

const noName =
  /^(?:leste|oeste|norte|este|nord|ouest|ovest|centro|centre|metro|mare|urbana|industriale?)$/u;

const placeOf = (word: string, pack: LanguagePack) =>
  !noName.test(word) && (isTown(upperFirst(word), pack.spelling) || !isKnown(word, false, pack))
    ? upperFirst(word)
    : word;

/** "zona prati", "lago di como": what these words lead up to is a name. */
const leadsToName =
  /(?<=(?<!\p{L})(?:zona|quartiere|barrio|bairro|quartier|wijk|lake|lago|lac) (?:de |da |do |di |del |la )?)\p{Ll}{4,}$/u;

/** "bar de tapas en triana": one or two words behind "in" that no list knows are a place nobody listed. */
export const withLastPlace = (text: string, pack: LanguagePack) => {
  const lead = placeWords[pack.tag.slice(0, 2)] ?? 'in';
  const behind = new RegExp(`(?<=\\s(?:${lead}) )\\p{Ll}{4,}(?: \\p{Ll}{4,})?`, 'u');
  return text
    .replace(leadsToName, (word) => placeOf(word, pack))
    .replace(behind, (found) => {
      const [first = '', ...more] = found.split(' ');
      const isPlace = more.length === 0 && isTown(upperFirst(first), pack.spelling);
      if (isKnown(first, false, pack) && !isPlace) return found;
      return [upperFirst(first), ...more.map((word) => placeOf(word, pack))].join(' ');
    });
};
