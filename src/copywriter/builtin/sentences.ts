/** Short forms of the seven languages whose full stop ends no sentence. */
const abbreviation =
  /(?<!\p{L})(?:Drs?|phil|med|jur|theol|Capt|Rev|Sgt|Lt|Hon|Mt|Ft|Bros|Ing|Arq|Lic|Avv|Geom|Rag|Fraz|Loc|Az|Agr|Soc|Mag|Dipl|Hr|Mgr|Dra|Fa|Inh|Fam|Hnos?|Fdez|Hdez|Glez|Rguez|Mtnez|Telf|Dpto|Depto|Dsctos?|Dctos?|Edo|Col|Cty|Avd?a?|Sta|Sto|Ste|Gebr|Fratelli|F\.lli|Cía|Cia|Mrs?|Ms|St|No|Nr|Co|Inc|Ltd|Jr|Sr|Sra|Srta|Mme|Mlle|Prof|Sig|Dott|dhr|mevr|bzw|z\.B|ca|in[ck]l|e[xs][ck]l|zzgl|m[aá]x|m[ií]n|mind|od|std|pers|kl|tel|tél|env|aprox|vs|etc|ind|prov|urb|esq|edif|blvd|boul|bât|e\.g|i\.e|approx|dept|U\.S|A\.T|U\.K)\.$/iu;

/** "J. R. Weber", "Th. Grunwald", "Ulmer Str. 77": a letter or two, or no vowel, make no word. */
const initial = /(?<!\p{L})(?:\p{Ll}|\p{Lu}(?:\p{Ll}|[b-df-hj-np-tv-z]{2})?)\.$/u;

/** A full stop that belongs to its word: "U.S.", "e.g.". */
const endsInAbbreviation = (text: string) => /(?:\p{L}\.){2,}$/u.test(text);

const goesOn = (sentence: string, next: string) =>
  abbreviation.test(sentence) ||
  initial.test(sentence) ||
  // "Dorfstr. 11", "auch 4. Stock", "ortsveränderl. Geräte"
  (/str\.$/iu.test(sentence) && /^\d/u.test(next)) ||
  /(?<![\p{L}\d.,])\d{1,2}\.$|\p{L}{4}[bdfgkmnprstz]l\.$/u.test(sentence) ||
  // Nothing ends inside brackets: "(med. Fußpflegerin)".
  /\([^)]*$/u.test(sentence) ||
  /^\p{Ll}/u.test(next) ||
  // "est. 1987", "booking ess. – The Green Hen"
  (/(?<!\p{L}{6})\.$/u.test(sentence) && /^[\d&-]/u.test(next)) ||
  (sentence.endsWith('.') && /^[–—+(]/u.test(next));

/** Sentences of a description without their full stops, not broken after "Dr." or "e.g.". */
export const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?])\s+/u)
    .reduce<string[]>((done, part) => {
      const last = done.at(-1);
      if (last !== undefined && goesOn(last, part)) done[done.length - 1] = `${last} ${part}`;
      else done.push(part);
      return done;
    }, [])
    .map((sentence, at, { length }) =>
      // What ends the line was looked at before.
      at + 1 === length || endsInAbbreviation(sentence) ? sentence : sentence.replace(/[.!]+$/, ''),
    );
