import type { LanguagePack } from '../languages/pack.ts';
import { isDoubtful } from './doubt.ts';
import { isLittle, isStrangeShort } from './words.ts';

/** Whoever laughs has said what there was to say. */
const laughter = /[\s,]+(?:lol|lmao|haha+|hehe+|jaja+|mdr|ptdr|kkk+|ahah+|hihi)(?!\p{L}).*$/giu;

/** Fillers that carry nothing. */
const chatter =
  /(?:^|[\s,]+)(?:obvs|obviously|tbh|ngl|imo|eigtl|eigentlich|natürlich|genre|quoi|vale|né|hoor|toch|eh|cmq)(?=[\s,.!?]|$)/giu;

/** Said to whoever writes the ad, not to its reader. */
const toWriter =
  /(?<!\p{L})(?:(?:don|do)[’' ]?n?[o’']?t (?:put|say|mention|write|use)|maybe|not sure|scrap|dunno|idk|tbc|tbd|if (?:u|you) can|make it sound|separate ad|check with|ask me|nicht schreiben|weiß nicht|vielleicht|bitte (?:nicht|kein)|muss noch|je sais pas|peut[- ]être|ne pas (?:mettre|dire|écrire)|pas s[uû]r|[àa] voir|no s[eé] si|quiz[aá]s?|tal vez|no poner|no (?:lo )?pongas|creo|non so|forse|non (?:mettere|scrivere|dire)|boh|não sei|talvez|não (?:colocar|pôr|por|escrever)|acho que|weet niet|misschien|niet (?:zetten|noemen|schrijven)|denk ik)(?!\p{L})/iu;

const calm = (text: string) =>
  text.replace(/(?<!\p{L})\p{Lu}{3,}(?!\p{L})/gu, (word) =>
    /^(?:NOT|ONLY|FREE|ALL|NEW|NICHT|NUR|PAS|SAUF|NO|SOLO|NON|NÃO|SÓ|NIET|ALLEEN)$/u.test(word)
      ? word.toLowerCase()
      : word,
  );

/** What stands in brackets goes on behind a comma; a remark to the writer goes. */
const unbracketed = (text: string) =>
  text.replace(/\s*\(([^()]*)\)?/gu, (_, inner: string) =>
    toWriter.test(inner) || inner.includes('?') || inner.trim() === '' ? '' : `, ${inner.trim()}`,
  );

/** A firm of one is "we" in its ad; only English says so without changing the verb. */
const asFirm = (text: string, { tag }: LanguagePack) =>
  tag.startsWith('en')
    ? text
        .replace(/\bI[’']?m\b|\bI am\b/gu, 'we’re')
        .replace(/\bI(?=[’']|\b)/gu, 'we')
        .replace(/\bmy\b/giu, 'our')
        .replace(/\bme\b/gu, 'us')
        .replace(/\bwe was\b/gu, 'we were')
    : text;

/** Portuguese "no" and Spanish "no" are other words. */
const noneBehind: Readonly<Record<string, RegExp>> = {
  en: /(?<=[\p{L}\d]{3,}) (?=(?:no|not) \p{L}+(?: \p{L}+)?$)|(?<=^no \p{L}+) (?=no \p{L})/iu,
  de: /(?<=\p{L}{3,}) (?=keine? \p{L}+$)/iu,
  nl: /(?<=\p{L}{3,}) (?=geen \p{L}+$)/iu,
};

/** "One dog at a time no cages": a comma parts what is not. */
const withCommas = (text: string, pack: LanguagePack): string =>
  text.replace(noneBehind[pack.tag.slice(0, 2)] ?? /(?!)/u, (blank, at: number) => {
    const [before = ''] = /\p{L}+$/u.exec(text.slice(0, at)) ?? [];
    return isLittle(before, pack) ? blank : ', ';
  });

/** German writes compounds together: three nouns side by side are three things. */
const withNounsApart = (text: string, { tag }: LanguagePack) =>
  tag === 'de'
    ? text.replace(/(?<![\p{L}\d] ?)\p{Lu}\p{Ll}{3,}(?: \p{Lu}\p{Ll}{3,}){2,}(?!\p{L})/gu, (list) =>
        list.replaceAll(' ', ', '),
      )
    : text;

/** A question, or the answer to one: the customer thinks aloud. */
const isSpoken = (part: string, before = '') =>
  part.includes('?') ||
  (before.includes('?') &&
    /^(?:no|nope|nein|nee|non|não|yes|ja|oui|sí|sì|sim|well|but)(?!\p{L})/iu.test(part));

const longestEntry = 14;

const trimmed = (text: string) =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/\s+(?=[,.])/gu, '')
    .replace(/,(?:\s*,)+/gu, ',')
    .replace(/^(?:[\s,.;:&]|[+-](?!\s?(?:de\s|than\s)?\d))+|[\s,;:!?.&-]+$/gu, '');

/** "Saturdays auf", "no need to be in" */
const endsOpen = /\s(?:auf|zu|an|ab|in|on|up|off|out|mit|dabei|aan|op|uit|mee)$/u;

/** A price without its money: "85 per person". */
const isUnpriced =
  /(?<![£$€] ?)(?<![\d.,])\d+(?:[.,]\d\d)? (?:per (?:person|head)|each|a head|por persona|pro Person|par personne|a persona|por pessoa)(?!\p{L})/iu;

/** Whether a line may stand in a plain list: it says something, and nothing in it is left to guess. */
const isPlain = (text: string, pack: LanguagePack) => {
  const words = text.match(/(?<![\d\p{L}])\p{L}[\p{L}’'-]*/gu) ?? [];
  return (
    words.length <= longestEntry &&
    (/[€£$]/u.test(text) || words.some((word) => !isLittle(word, pack))) &&
    !words.some((word) => isStrangeShort(word, pack)) &&
    !isUnpriced.test(text) &&
    !/\s[-–]\d+$|(?<!\d\s)(?<=\p{L}{4}\s)\d$/u.test(text) &&
    !/[*_^~#@|\\<>[\]{}=?"]|\/\s|\s\//u.test(text) &&
    !isDoubtful(text) &&
    (endsOpen.test(text) || !pack.reading.dangling.test(` ${text}`))
  );
};

/**
 * The lines of a plain list that a phrase typed in haste gives: facts as they were told, tidied. What was
 * said to the writer is not one of them, nor what nobody can read.
 */
export const entriesOf = (text: string, pack: LanguagePack): string[] =>
  unbracketed(text.replace(laughter, '').replace(chatter, ''))
    .split(/(?<=[?!]|\p{L}{4}\.)\s+|\s[–-]{1,2}\s|;\s*|\s*\|\s*|\s\/\s/u)
    .filter((part, at, parts) => !isSpoken(part, parts[at - 1]) && !toWriter.test(part))
    .map((part) => asFirm(calm(part).replace(/\s+=\s+/gu, pack.tag === 'fr' ? ' : ' : ': '), pack))
    .map((part) => trimmed(withNounsApart(withCommas(part, pack), pack)))
    .filter((part) => isPlain(part, pack));
