import type { Reading } from '../reading.ts';
import { setOf } from '../text/word-index.ts';
import type { Licence } from './licence.ts';
import type { Objection } from './messages.ts';
import { isOfProductLine } from './own-words.ts';

/** Common first names that mean nothing else, folded; such a one in an ad is an invented customer. */
export const firstNames: ReadonlySet<string> = setOf(
  `Sarah Emily Jessica Rachel Karen Megan Hannah Katie Emma Olivia Sophie Charlotte Lauren Rebecca Laura Lisa Julia Anna Susan Linda Jennifer Michelle Nicole Amanda Ashley Stephanie Melissa Heather Priya Aisha Fatima Margaret Claire Louise
  James David Michael Thomas Daniel Matthew Andrew Christopher Joshua Ryan Kevin Brian Steven Jason Justin Oliver Liam Ethan Greg Dave Steve Mike Raj Ahmed Mohammed Gary Kyle Derek Stuart Nigel Colin Martin Peter Simon Philip Kelly Mary
  Jane Kate Lucy Amy Helen Alice Ellen Ruth Joan Nora Aoife Siobhan Niamh Ciara John Robert William George Paul Ben Alex Adam Chris Tom Tim Nick Sam Jack Harry Callum Declan Conor Sean Patrick Fiona Deborah Marjorie Gemma Tracey Wendy Jana
  Katrin Sabine Petra Claudia Monika Heike Birgit Ute Anke Silke Nadine Melanie Sandra Lena Leonie Lukas Jonas Felix Stefan Andreas Markus Matthias Tobias Sebastian Florian Jurgen Wolfgang Dieter Uwe Klaus Jens Torsten Thorsten Heinz Ingrid
  Renate Ursula Gisela Hannelore Hans Gunter Karl Bernd Frank Holger Karsten Sven Nils Malte Karim Yasmina Nadia Hugo Camille Lea Chloe Manon Aurelie Celine Elodie Emilie Nathalie Isabelle Sylvie Valerie Sandrine Delphine Margaux Ines
  Pierre Julien Nicolas Mathieu Antoine Guillaume Sebastien Philippe Laurent Thierry Francois Olivier Benoit Etienne Maria Carmen Lucia Elena Cristina Marta Raquel Beatriz Silvia Nuria Rocio Paula Andrea Alejandra Valentina Gabriela Carlos
  Javier Miguel Alejandro Fernando Sergio Pablo Jorge Alberto Alvaro Diego Ignacio Andres Ruben Oscar Luis Giulia Chiara Francesca Federica Martina Alessia Valeria Sara Giorgia Ilaria Elisa Paola Serena Roberta Marco Matteo Lorenzo
  Alessandro Giuseppe Giovanni Stefano Davide Simone Riccardo Federico Gianluca Massimo Roberto Paolo Sanne Femke Anouk Lotte Marieke Esther Marloes Jolanda Willemijn Pieter Jeroen Sander Bart Maarten Joost Wouter Camila Juliana Fernanda
  Mariana Bruna Leticia Larissa Patricia Vanessa Renata Luciana Debora Carla Joana Catarina Rafael Thiago Gustavo Rodrigo Felipe Leandro Marcelo Ricardo Joao Tiago Goncalo Nuno Rui Eduardo Vinicius Mateus`,
);

export const rule = 'claims.phrase.testimonial';

const quotedThenName =
  /"[^"\n]{6,240}"[\s,.]{0,3}(?:[-–~|(]\s{0,2}\p{L}|(?:said|says|dice|dit|sagt|diz|zegt|by|von|par|por|di|door) (?:\p{Lu}|(?:an?|one|our|the|une?|una?|uma|eine?|een|unser|nos|nuestr|nostr) ?\p{L}))/u;

const namedQuote =
  /(?:^|[\n.!?]\s{0,3})\p{Lu}[\p{L}.]{1,20}(?: \p{Lu}[\p{L}.]{0,20}){0,2}(?:, [^":\n]{2,40})?\s?[:–-]\s?"[^"\n]{6,240}"/u;

/** "Thursday, ten seconds later: 'where do we put it?'": who asks praises nothing. */
const isAsking = (match: string): boolean =>
  match.endsWith('?"') && ![...match.matchAll(/\p{L}+/gu)].some(([word]) => firstNames.has(word));

/** Behind a full stop; that of "120.–" is the price's. */
const trailingName =
  /(?:[!?"]|\.(?<!\d\.(?=[–-])))\s{0,2}[–-]{1,2}\s?\p{Lu}[\p{L}'.]{1,20}(?: \p{Lu}[\p{L}'.]{0,20}){0,2}(?:, [^\n.]{2,40})?\s?$/mu;

const praise =
  /"[^"\n]{0,120}\b(?:(?<!(?:'d|’d|would) )love|loved|amazing|fantastic|brilliant|best|life|recommend|awesome|incredible|great|finally|wow|game.changer|saved|thank|adore|genial|encanta|liebe|toll|super|perfekt|adoro|amo|geweldig|fantastisch|incroyable|increible|incrivel|fantastico|perfetto|top)\b[^"\n]{0,120}"/iu;

const speaking =
  'says?|said|writes?|wrote|tells?|told|dice|dijo|cuenta|conto|escribio|escribe|dit|ecrit|raconte|sagt|schreibt|erzahlt|meint|findet|diz|disse|conta|contou|escreve|escreveu|scrive|racconta|zegt|schrijft|vertelt';

const quotedThenSpeaker = new RegExp(
  `"[^"\\n]{4,240}"[\\s,.–-]{0,3}(?:\\p{L}{1,12}\\s){0,2}(?:${speaking})\\s(?:\\p{L}{1,3}\\s)?\\p{Lu}`,
  'u',
);

/** "Leon's mother writes: …" */
const writtenQuote =
  /(?<!\p{L})(?:writes|wrote|schreibt|schrieb|ecrit|escribe|escribio|scrive|escreve|escreveu|schrijft|schreef)\s?:\s?"/u;
/** "Maria from Leeds says …", without a quotation. */
const speakerFromPlace = new RegExp(
  `(?<![\\p{L}'])\\p{Lu}\\p{Ll}{1,20} (?:from|aus|de|da|di|uit|desde|in) \\p{Lu}\\p{L}{1,20},? (?:${speaking}|loves?|swears|switched|calls|liebt|schwort)(?!\\p{L})`,
  'u',
);

/** 'They were early,' says Pauline from Thorpe. */
const saysFromPlace = new RegExp(
  `(?<!\\p{L})(?:${speaking}) \\p{Lu}\\p{Ll}{1,20} (?:from|aus|de|da|di|uit|of) \\p{Lu}`,
  'u',
);

const quotations = [quotedThenName, praise, quotedThenSpeaker, writtenQuote];

const papers =
  '\\p{L}*(?:newspaper|magazine|gazette|zeitung|tagblatt|presse|quotidien|periodico|diario|prensa|revista|giornale|stampa|rivista|jornal|imprensa|krant|dagblad|tijdschrift)|(?:local|regional|national|daily|morning|evening) papers?|the press|le journal|de pers';
const publishing =
  'writes?|wrote|written|calls?|called|prais\\p{L}*|report\\p{L}*|says?|said|schreibt|schrieb|geschrieben|nennt|nannte|lobt\\p{L}*|berichtet\\p{L}*|titelt\\p{L}*|ecrit|ecrivait|appelle|salue|parle|escribio|escribe|llamo|dice|dijo|habla|hablo|elogi\\p{L}*|scrive|scritto|scriveva|parla\\p{L}*|definit\\p{L}*|escreveu|escreve|falou|fala|chamou|schreef|schrijft|geschreven|noemt|noemde|prees|prijst';

/** Few texts speak of papers at all. */
const anyPaper =
  /paper|magazine|gazette|zeitung|blatt|press|quotidien|journal|periodico|diario|prensa|revista|giornale|stampa|rivista|jornal|imprensa|krant|dagblad|tijdschrift|pers/;

/** "…, schreef de stadskrant", "the local paper called us": what papers are said to say. */
const inPapers = new RegExp(
  `(?<!\\p{L})(?:${publishing})(?!\\p{L})[^.!?\\n]{0,20}(?<!\\p{L})(?:${papers})(?!\\p{L})|(?<!\\p{L})(?:${papers})(?!\\p{L})[^.!?\\n]{0,20}(?<!\\p{L})(?:${publishing})(?!\\p{L})`,
  'u',
);

const find = (text: string, pattern: RegExp): Objection[] => {
  const match = pattern.exec(text);
  return match ? [{ rule, start: match.index, end: match.index + match[0].length }] : [];
};

/** Quotations with a speaker, and praise in quotation marks. */
export const testimonialObjections = (reading: Reading, licence: Licence): Objection[] => {
  if (licence.families.has('testimonial')) return [];
  const { cased } = reading.folded;
  const found: Objection[] = [];
  if (cased.includes('"')) {
    for (const pattern of quotations) found.push(...find(cased, pattern));
    for (const one of find(cased, namedQuote))
      found.push(isAsking(cased.slice(one.start, one.end)) ? { ...one, level: 'hold' } : one);
  }
  if (anyPaper.test(reading.folded.flat) && !licence.families.has('press'))
    for (const one of find(reading.folded.flat, inPapers))
      found.push({ ...one, rule: 'claims.phrase.press' });
  found.push(...find(cased, speakerFromPlace), ...find(cased, saysFromPlace));
  // Two lines that open with a dash are people talking.
  if (/[–-]/.test(cased) && !/^[–-][^\n]*\n[–-]/m.test(cased))
    found.push(...find(cased, trailingName));
  return found.filter((one) => !isOfProductLine(reading, one, licence));
};
