import type { ShoutedNouns } from '../pack.ts';

/** "KLASSEN B, BE, AM" */
const licence = /(?<!\p{L})(?:KL\.|KLASSEN?) (?:\p{L}{1,2}\d?\s?[,/&+]\s?)*\p{Lu}{1,2}$/iu;

/** What German writes with a capital where it stands so, and small elsewhere. */
const germanNouns = [
  // "SA + SO", "GR. 34", "E-AUTO", "HOL- UND BRINGDIENST"
  /(?:GR|NR|STR|STD|STK|ST|TEL)(?=\.)|E(?=-\p{L})|\p{Lu}{2,}(?=- (?:UND|ODER) (?!\p{Lu}+EN(?!\p{L})))|(?:(?<=\p{L} ?[+&/-] ?)(?:MO|DI|MI|DO|FR|SA|SO)|(?:MO|DI|MI|DO|FR|SA|SO)(?= ?[+&/-] ?\p{L}))(?!\p{L})/uy,
  // "ZU IHNEN", but "KINDER UND IHRE ELTERN", "WAS IHR WOLLT"
  /(?<!(?:KINDER|ELTERN|FAMILIEN|MENSCHEN|HUNDE|KATZEN|TIERE|PFERDE|BABYS|MAMAS|MÜTTER|VÄTER|FRAUEN|MÄNNER|PAARE)N? (?:UND|MIT|SAMT) |(?<!\p{L})(?:JEDER?|ALLE) \p{Lu}+ \p{Lu}+ |(?<!\p{L})(?:DU|DICH|DIR|DEINE?\p{L}?|EUCH|EURE?\p{L}?)(?!\p{L}).*)(?:SIE|IHNEN|IHR(?:E[NMRS]?)?)(?!\p{L}| (?:ZWEI|BEIDEN|DREI|ALLE|WOLLT|SEID|HABT|KÖNNT|MÜSST|DÜRFT|MÖGT|WERDET|IST|HAT|WIRD|KANN|(?:BRAUCH|SUCH|(?:BE)?KOMM|KRIEG|MACH|LIEB|ZAHL|SPAR|KAUF|BUCH|WISS|KENN|GEH|FAHR|BLEIB|BRING|NEHM|HOL|LERN|SEH|LEB|FINDE)T|\p{Ll}+t)(?!\p{L}))/uy,
  // "BEIM ERSTEN MAL", "KEIN FEST", but "FEST VERBAUT"
  /(?<=(?<!\p{L})(?:(?:BEIM|ZUM|VOM|FÜRS|INS|ANS|DAS|DER|DE[MN]|EINE?|EINE[MN]|KEINE?|KEINEN|JEDE[SMN]|DIESE[SMN]|IHR|DEIN|EUER|UNSER|IM|AM|OHNE|MIT|FÜR|UNTER)(?: \p{Lu}+E[NS]?)?|(?!ALLES )\p{Lu}{3,}ES) )(?:MAL|FEST|WEG|HEIM|GRAD|SAMT|ESSEN|LEBEN|TREFFEN|WISSEN|VERTRAUEN|SORGEN|KOSTEN|RECHT|ERNST|MORGEN|ZUHAUSE|LÄCHELN|AUSSEHEN|VERGNÜGEN|ERLEBEN|ANLIEGEN|VORHABEN|WOHLBEFINDEN)(?!\p{L}| \p{Lu}*(?:GE|VER|INSTALL)\p{L})/uy,
  // "GASTHOF ZUM GOLDENEN HIRSCHEN"
  /(?<=(?:GASTHOF|GASTHAUS|WIRTSHAUS|HOTEL|RESTAURANT|CAFÉ|PENSION|BRAUEREI|SCHENKE|STUBE|APOTHEKE) (?:ZUM|ZUR|ZU DEN|IM|AM) )\p{Lu}+E[NR]?(?= \p{Lu})/uy,
  // "ZUM MITNEHMEN"
  /(?<=(?<!\p{L})(?:BEIM|ZUM|VOM|FÜRS|INS|ANS) (?:(?:ERSTEN|NÄCHSTEN|LETZTEN|GEMEINSAMEN|GEMÜTLICHEN) )?)\p{Lu}+(?<!ST)E[LR]?N(?=$| \p{Lu}+EN$|\s*[,;.!?()&+–—|:/•]|\s*\p{Extended_Pictographic})/uy,
  // "WASCHEN, SCHNEIDEN & TRIMMEN"
  /(?<=(?:^|[–—|:•·(!?] ?)(?:\p{Lu}+E[LR]?N(?:, | & | \+ | UND ))+|^(?=\p{Lu}+E[LR]?N(?:, | & | \+ )\p{Lu}+E[LR]?N(?!\p{L})))\p{Lu}+E[LR]?N(?=$| [A-Z]{2,4} |\s*[,;.!?()&+–—|:/•]|\s*\p{Extended_Pictographic})/uy,
];
/** "– WANDERN MIT ALPAKAS": a doing that opens a part of a product line. */
const germanDoing =
  /(?<=(?:^|[–—|:•·(!?] ?|\p{Extended_Pictographic}\uFE0F? ?)(?:\p{L}{2,}(?:, ?| & | \+ | \/ | UND ))*)(?!(?:OFFEN|TROCKEN|OBEN|UNTEN|DRAUSSEN|MORGEN|GESTERN|SELTEN|GEGEN|NEBEN|ZWISCHEN|WEGEN|SONDERN|\p{L}*GE(?!NIESS|STALT|WINN)\p{L}{4,}EN|\p{L}*(?:STEN|OCHEN|UNDEN))(?!\p{L}))\p{Lu}+E[LR]?N(?=$|\s*[,;.!?()&+–—|:/•]|\s*\p{Extended_Pictographic}| (?:UND|ODER|MIT|OHNE|IM|IN|AUF|AM|AN|FÜR|NACH|VON|BEI|WIE|AB|STATT|ZUM|LERNEN)(?!\p{L}))/iuy;

/** What of a shouted line only its place tells. */
export const shouted: ShoutedNouns = {
  isNoun(line, at, isName) {
    const isFound = (pattern: RegExp) => Object.assign(pattern, { lastIndex: at }).test(line);
    return germanNouns.some(isFound) || (isName && isFound(germanDoing));
  },
  stays: (ahead) => licence.test(ahead),
};
