import { goesBefore, type Run } from './run.ts';
import type { Speller } from './speller.ts';
import { capital, honorific, isAcronym, spoken, trade } from './words.ts';

const separators =
  /\s[–—*~-]\s|(?<!(?<!\p{L})\p{L}\p{Ll}{0,2})\.\s|\/\/|[|•·:!?[\]★→\p{RI}]|\p{Extended_Pictographic}\uFE0F?/u;
const partEnd = /^\s*(?:$|[–—|•·:!?.,()"”»\p{Extended_Pictographic}\p{RI}]|- )/u;

/** "Enniscrone, Co. Sligo", "Asheville, NC": a town that no list need know. */
export const county =
  /(?<![\p{L}’'-])\p{Lu}\p{Ll}[\p{L}’'-]+, (?:Co\.? \p{Lu}\p{Ll}+|\p{Lu}{2}(?!\p{L}))/u;

/** "Rua do Exemplo 21", "Garibaldi 12": where, and not who. */
const address =
  /\d|^(?:rua|rue|via|viale|calle|av|avda|avenida|avenue|praça|place|plaza|piazza|largo|travessa|paseo|corso|unit|shop|km) /iu;

/** A part that begins with a capital, and with no town. */
const isNamePart = (part: string, { isPlace }: Speller) => {
  const [town = ''] = part.split(/[,/]|-(?=\p{Lu}{2}(?!\p{L}))| (?=\p{Lu}{2,3}(?:$|,| [&+]))/u);
  const [word = ''] = /^\p{L}+(?=$|[,/]| [^\p{Lu}]| \p{Lu}{2,3}(?:$|,))/u.exec(part) ?? [];
  return (
    /^["“„«‹]?\s?\p{Lu}\p{Ll}/u.test(part) &&
    // "Pumping + inspections" only begins with a capital.
    !/^\p{Lu}\p{Ll}+,? (?:(?:[+&]|\p{Ll}{1,2}) )?\p{Ll}{4}/u.test(part) &&
    !/^[\p{L} ]+[-/]\p{Lu}{2}$/u.test(part) &&
    !address.test(part) &&
    !county.test(part.slice(0, part.search(/,.*,|$/u))) &&
    ![town, word].some(isPlace)
  );
};

/** "MERINO SOCKS – Errigal", "SOCKS by Ann Lee": another part of the line is its name. */
const isNamedElsewhere = ({ before, behind }: Run, speller: Speller) => {
  const { hasNouns, isPlace, isSigned = () => false } = speller;
  const bare = (text: string) => text.replace(/\([^()]*\)/gu, ' ');
  // Of a question that opens the line, every part has a capital.
  const [first = '', ...others] = bare(before)
    .replace(/[^.!?–→]*\?/gu, '')
    .split(separators)
    .slice(0, -1);
  const parts = [...others, ...bare(behind).split(separators).slice(1)].map((part) => part.trim());
  if ([first, ...parts].some(isSigned)) return true;
  // In German every part may begin with a capital.
  if (hasNouns) return false;
  const [, ...capitals] = first.match(/\p{Lu}\p{Ll}+/gu) ?? [];
  return (
    /^\s*\p{Lu}\p{Ll}\S*\s*$/u.test(first) ||
    capitals.some((word) => !isPlace(word)) ||
    // "RUCHES EN KIT « La Butineuse »"
    /^\s["“„«‹]/u.test(behind) ||
    /(?<!\p{L})(?:by|at|von|bei|par|chez|por|di|da|door|bij) (?!S(?:an|aint|ão))\p{Lu}\p{Ll}+ \p{Lu}/u.test(
      behind,
    ) ||
    parts.some((part) => isNamePart(part, speller))
  );
};

/** "MARTINEAU & Fils", "FRATELLI LOI" */
const family =
  /^[^,–]* (?:&|et|y|e|und|en) (?:co|cia|cía|fils|sons?|daughters?|hijos|filhos?|figli|söhne|zn|zoon|zonen|associés)(?!\p{L})|^(?:fratelli|f\.lli|hermanos|hnos|irmãos|gebr\.?|gebrüder|frères|bros)(?!\p{L})/iu;

const legalForm =
  /^ (?:bv|bvba|nv|vof|gmbh|ag|kg|ug|ohg|e\.?k\.?|e\.?u\.?|ltd|llc|inc|sprl|asbl|sàrl|sagl|srls|s\.?r\.?l|s\.?n\.?c|s\.?l|s\.?a|sarl|lda|ltda|cía|cia|asd|ssd|aps|onlus|asbl|vzw)(?:[.,\s]|$)/iu;

/** An address says so, or a word in front of it, or in English the capitals beside it. */
const isProvenName = ({ text, before, behind }: Run, speller: Speller) => {
  const { isSigned = () => false, hasTitles, hasNouns } = speller;
  // "Trasteros EL NIDO", @trasteroselnido
  const [kind = ''] = /\p{L}+ $/u.exec(before) ?? [];
  return (
    isSigned(text) ||
    (kind !== '' && isSigned(kind + text)) ||
    // "FRIETKAR 'T GOUDEN PUNTZAKJE"
    (/(?<!\p{L})['’]t $/u.test(before) && partEnd.test(behind)) ||
    // "VAN DEN BROECK bv", "Clínica FALAR+"
    legalForm.test(behind) ||
    /^\+(?!\S)/u.test(behind) ||
    family.test(`${text}${behind}`) ||
    // "OLD MILL Reclaimed Flooring"
    (hasTitles === true && /^ \p{Lu}\p{Ll}/u.test(behind)) ||
    // "Bee Swarm REMOVAL", "MacIsaac SEPTIC"
    (!hasNouns &&
      (hasTitles
        ? /^(?:(?:\p{Lu}[\p{L}’'-]*\p{Ll}|&) )+$/u
        : /\p{Lu}\p{Ll}+ (?:& )?\p{Lu}\p{Ll}+ $/u
      ).test(before) &&
      partEnd.test(behind))
  );
};

const praise =
  /^(?:NEW|BEST|TOP|SUPER|MEGA|NEU|NOUVEAU|NUEVO|NUOVO|NIEUW|NOVO|SÓ|SOLO|ONLY|NUR|ALLEEN|SEULEMENT)$/u;

/** "BOW REHAIRING by post", "SOCKS 🧦 from Donegal", "¿SE TE HA ROTO LA LAVADORA?", "RUCHES EN KIT" */
const readsOn = ({ text, before, behind, words }: Run, { hasTitles, spell }: Speller) =>
  /\d $/u.test(before) ||
  /^(?: \p{Ll}{1,4} | [&+] \p{Ll}|\?)/u.test(behind) ||
  // "SALON DE COIFFURE afro", but "GUAU MÓVIL estética canina".
  (!hasTitles && /^ \p{Ll}/u.test(behind) && spell(words[0] ?? '') !== null) ||
  / (?:OP|MET|VOOR|À|EN|IN|AT|FOR|WITH|CON|COM|PER|PARA|POUR|AVEC|MIT|FÜR) /u.test(text);

/**
 * What opens a line is its name more often than not, and what is sold may stand in capitals too: a name
 * without them is the worse slip. What goes on behind it ("RIPARO BICI e batterie") is told, not named.
 */
const opensAlone = ({ before, behind, words, text }: Run, { hasNouns, isPlace }: Speller) =>
  !hasNouns &&
  !/\p{L}/u.test(before) &&
  words.length > 1 &&
  words.length < 7 &&
  // "CHAVES & COMANDOS do Bonfim"
  !/^\?|^ (?:[&+]|(?!da[ls]? \d|(?:d[aeio]|du|del) \p{Lu})\p{Ll}{1,4}) /u.test(behind) &&
  // "LIMPEZA DE SOFÁS, COLCHÕES e TAPETES"
  !/^, [^,.–(]+ (?:e|y|et|and|&|\+) /u.test(behind) &&
  // "LOCATION DE POULES pondeuses", but "GUAU MÓVIL estética canina"
  !(
    /^ (?!(?:d[aeio]|du|del) \p{Lu})\p{Ll}/u.test(behind) &&
    / (?:[&+]|D[EI]|EM|IN|EN|OP|À|A) /u.test(text) &&
    // "NONNA TINA A CASA TUA pasti pronti"
    !honorific.test(words[0] ?? '')
  ) &&
  !toOrder.test(text) &&
  // "VLOEREN LAKKEN IN HOUTEN", "RIOOLSERVICE IN HEEL VLAANDEREN"
  !(/ (?:IN|EM|EN|À) (?:HEEL|TUTTA|TODA|TOUTE) /u.test(text) || isPlace(placeIn(text)));

/** "Marinha Grande" of "ANDAIMES EM MARINHA GRANDE" */
const placeIn = (text: string) => {
  const [, place = ''] = / (?:IN|EM|EN|À) (.+)$/u.exec(text) ?? [];
  return place.replace(/\p{L}+/gu, capital);
};

/** "TERNOS A MEDIDA", "FRITUURWAGEN TE HUUR" */
const toOrder =
  / (?:A|À|SU|SUR|SOB|OP|TE|AU|AL|AO) (?:MEDIDA|DOMICI|MISURA|MESURE|MAAT|HUUR|KOOP|LOUER|VENDRE)/u;

/** Two things, or what is done with one. */
const joins =
  / (?:\+|Y|E|ET|EN|UND|OU|O|A|À|AU|AUX|AL|ALLA|AI|EM|NA|NO|OP|TE|POR|PARA|PER|POUR|VOOR|SUR|SU|IN|CON|COM|MET|AVEC|SANS|SIN|SENZA|SEM|UNA?|UNE|UMA?) /u;

/** An article behind a noun, or one that opens. */
const ownArticle =
  /(?<!(?:^| )(?:DE|EN|A|POR|CON|PARA|SUR|À|IN|OP|VOOR|VAN|MET|DANS)) (?:EL|LA|LOS|LAS|LE|LES|IL|LO|GLI|HET|['’]T) |^(?:L['’]|AU |AUX )/u;

/** "KRINGLOOP DE TWEEDE RONDE": where "de" is an article, as in Dutch alone. */
const isDutchName = (text: string, { isArticle }: Speller) =>
  isArticle('de') &&
  /(?<! (?:IN|OP|VOOR|VAN|MET|AAN|BIJ|UIT|TE|NAAR|OVER|ROND|DOOR|TOT|ONDER|EN)) DE /u.test(text);

/** In words; an English headline has capitals anyway. */
const longestTitle = { english: 5, other: 3 };

/** In a product line, what is shouted is the name, unless it reads as a part of what is said. */
export const isTitle = (run: Run, speller: Speller) => {
  const { words, before, behind } = run;
  const [front = ''] = words;
  const [next = ''] = /(?<=^ )\p{Lu}\p{Ll}+/u.exec(behind) ?? [];
  if (isProvenName(run, speller)) return true;
  const isInside = /(?:\p{Ll}|\/|\d|%|\p{Ll} [&+]) $/u.test(before);
  // "Finca EL NIDO", "ding repair – THE DING DOCTOR": whoever has an article has a name.
  if (
    speller.isArticle(front) &&
    words.length > 1 &&
    (partEnd.test(behind) || (isInside && next !== ''))
  )
    // "A SECO" has none.
    return !(isInside && front.length === 1 && front !== 'O');
  const isUnknown = (word: string) => word.length > 1 && speller.spell(word) === null;
  const isName = (word: string) =>
    isUnknown(word) && !isAcronym(word) && spoken.test(word) && !trade.test(word);
  // "VULCANIZADORA EL COMPA a domicilio"
  if (!speller.hasNouns && !/\p{L}/u.test(before) && ownArticle.test(run.text)) return true;
  const isNamed = isNamedElsewhere(run, speller);
  // "PODOLOGIE VAN ROMPAEY": a word that no dictionary has is a name, whatever else is named.
  if (
    opensAlone(run, speller) &&
    !praise.test(front) &&
    (!isNamed || words.some((word) => word.length > 4 && isName(word)))
  )
    return true;
  if (praise.test(front) || readsOn(run, speller) || isNamed) return false;
  // German capitals are of nouns, not of names, but for "FIX & FERTIG".
  if (speller.hasNouns) return /^\p{Lu}+ & \p{Lu}+$/u.test(run.text) && !isInside;
  // Of a line that is shouted all through, what opens it is the name.
  if (/\p{L}/u.test(before) && !/\p{Ll}{3}/u.test(before + behind) && !words.some(isUnknown))
    return false;
  // "aperos ESTRIBO VIEJO", but "handmade FLY RODS", "komt NAAR JE TOE", "sur RDV UNIQUEMENT".
  if (isInside) {
    // "abiti da BALLO" goes on.
    return (
      isName(front) &&
      !(words.length === 1 && goesBefore.test(before)) &&
      (partEnd.test(behind) || /^ \d/u.test(behind))
    );
  }
  // "… – SMALL FLOCKS ONLY" says more of what opened the line.
  if (/^(?:ONLY|NOW|TODAY|FREE|SALE|OFF|GRATIS)$/u.test(words.at(-1) ?? '')) return false;
  if (speller.hasTitles || !speller.isSure)
    return (
      words.length <= (speller.hasTitles ? longestTitle.english : longestTitle.other) ||
      words.some(isUnknown) ||
      (speller.hasTitles === true && partEnd.test(behind) && / OF \p{L}+$/u.test(run.text))
    );
  const ends = partEnd.test(behind) || /^ \d/u.test(behind);
  // "QUESERÍA LA MAJADA", "L'ESCARGOTIÈRE DU MARAIS", "AU FIL DE L'EAU"
  if (ends && (ownArticle.test(run.text) || isDutchName(run.text, speller))) return true;
  // "AFILADOR A DOMICILIO", "INFISSI E SERRAMENTI" say what is sold.
  const told = words.filter((word) => !/^(?:DE|DO|DA|DI|DU|DEL|DOS|DAS|DES|VAN)$/u.test(word));
  const hasName = words.some(isName);
  // "LIMPEZA DE SOFÁS, COLCHÕES e TAPETES"
  const goesOn = told.length < words.length && behind.startsWith(',');
  return (
    !joins.test(run.text) &&
    !(words.length === 1 && (trade.test(front) || !partEnd.test(behind))) &&
    told.length <= longestTitle.other + Number(hasName) &&
    (hasName || (ends && !goesOn))
  );
};
