import { fold } from '../../../kernel/folding/fold.ts';
import { wordsAmong } from '../../../kernel/folding/word-index.ts';
import { phraseOf, rangeOf } from '../../../kernel/phrases/tokens.ts';
import type { Reading } from '../reading.ts';
import type { Licence } from './licence.ts';
import type { Objection } from './messages.ts';

const isNobody = wordsAmong(
  `no nobody nowhere none kein* niemand nirgend* nicht aucun* personne nulle ningun* nadie nessun*
  nenhum* ninguem geen nergens niet`,
);

const moreThan =
  /(?:\p{L}{4,}er|more \p{L}+|better|less|plus \p{L}+|mieux|moins|mas \p{L}+|mejor|menos|piu \p{L}+|meglio|meno|mais \p{L}+|melhor|beter|meer|mehr)(?: \p{L}+){0,2} (?:than|als|que|che|dan|di|do que) (?:at |bei |chez |con |da |bij |the |in )?(?:we|us|our|ours|here|wir|uns|hier|nous|ici|nosotros|aqui|noi|qui|nos|ons|wij)(?!\p{L})/u;

const halfTown =
  /^(?:half|halb|ganz|heel|halve|medio|media|mezzo|mezza|meia|meio|toda|todo|tutta|tutto|tout|whole|all)$/;

/** "No workshop in town works cleaner than we do", "größer klettern als bei uns kannst du nicht". */
export const unrivalledObjections = (
  { tokens }: Reading,
  { families, places }: Licence,
): Objection[] => {
  const whole = tokens.findIndex(
    ({ text }, at) => halfTown.test(text) && places.has(tokens[at + 1]?.text ?? ''),
  );
  if (whole >= 0) return [{ rule: 'claims.phrase.acclaim', ...rangeOf(tokens, whole, whole + 2) }];
  if (families.has('comparison') || !tokens.some(({ text }) => isNobody(text))) return [];
  const all = rangeOf(tokens, 0, tokens.length);
  if (moreThan.test(phraseOf(tokens, 0, tokens.length)))
    return [{ rule: 'claims.phrase.comparison', ...all }];
  const isOfPlace = tokens.some(({ text }) => places.has(text));
  return isOfPlace ? [{ rule: 'claims.phrase.acclaim', ...all }] : [];
};

const certifying =
  'certifi\\p{L}*|accredit\\p{L}*|approved|registered|recogni[sz]ed|licen[cs]ed|protect(?:ed|ion)|bonded|member|compliant|zertifizier\\p{L}*|anerkannt\\p{L}*|gepruft\\p{L}*|zugelassen\\p{L}*|mitglied|\\p{L}*(?:schein|lizenz)|brevet|diplom\\p{L}*|agree\\p{L}*|certifie\\p{L}*|label\\p{L}*|reconnu\\p{L}*|certificad\\p{L}*|homologad\\p{L}*|acreditad\\p{L}*|certificat\\p{L}*|accreditat\\p{L}*|riconosciut\\p{L}*|credenciad\\p{L}*|reconhecid\\p{L}*|erkend\\p{L}*|gecertificeerd\\p{L}*|keurmerk|lid';

const body = '\\p{Lu}[\\p{Lu}&]{1,5}';

/** "ATOL protection", "CWO-erkende school", "certified by DEKRA": a body's letters beside what it grants. */
const granted = new RegExp(
  `(?<![\\p{L}\\d])(${body})(?:\\s(?:and|und|et|y|e|en|&)\\s(${body}))?[\\s-](?:\\p{L}+[\\s-])?(?:${certifying})(?!\\p{L})|(?<!\\p{L})(?:${certifying})\\s(?:by|with|von|durch|bei|par|por|da|dal|dalla|do|pelo|pela|door|van|de|del)?\\s?(?:the\\s|der\\s|die\\s|le\\s|la\\s|il\\s|het\\s)?(${body})(?![\\p{L}\\d])`,
  'gu',
);

/** "Won Portrait of Britain", "el título Curly Specialist", "Vakman van het Jaar": what was won or is held, by its name. */
const held =
  /(?:(?<!\p{L})(?:won|winner of|gewann|gewonnen|gagne|remporte|gano|ganamos|ganado|vinto|vincitor\p{L}* d[ei]l?|ganhou|ganhamos|vencedor\p{L}* d[oa]|wonnen?|titulo|diploma|certificate|zertifikat|diplom|titre|diplome|titolo|attestato|certificado|siegel|keurmerk)(?: (?:the|a|an|of|in|den|die|das|le|la|les|l'|el|il|o|os|as|het|de|di|do|da|von|del|van)){0,2} |(?<!\p{L})(?=\p{Lu}\p{Ll}+ (?:\p{L}+ )?(?:van het Jaar|de l'Annee|del Ano|dell'Anno|do Ano)(?!\p{L})))(\p{Lu}\p{Ll}+(?:[ -](?:(?:of|de|von|di|do|van) )?\p{Lu}\p{Ll}+)*)/gu;

/** A certificate by a body that the brief does not name. */
export const credentialObjections = (
  { folded: { cased } }: Reading,
  { words }: Licence,
): Objection[] => {
  const isKnown = (name: string): boolean =>
    name.split(/[ -]/).every((word) => words.has(fold(word).flat));
  const won = [...cased.matchAll(held)].flatMap(({ 0: found, 1: name = '', index }): Objection[] =>
    isKnown(name) ? [] : [{ rule: 'claims.phrase.award', start: index, end: index + found.length }],
  );
  if (won.length > 0) return won;
  // Most texts hold no two capitals together; whoever shouts names no bodies.
  if (!/\p{Lu}[\p{Lu}&]/u.test(cased) || cased === cased.toUpperCase()) return [];
  return [...cased.matchAll(granted)].flatMap((match) => {
    const bodies = match.slice(1).filter(Boolean);
    const isNamed = bodies.every((name) => words.has(name.toLowerCase()));
    const start = match.index;
    return isNamed ? [] : [{ rule: 'claims.phrase.evidence', start, end: start + match[0].length }];
  });
};
