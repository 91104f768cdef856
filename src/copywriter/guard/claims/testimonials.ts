import { setOf } from '../../../kernel/folding/word-index.ts';
import type { Reading } from '../reading.ts';
import type { Licence } from './licence.ts';
import type { Objection } from './messages.ts';
import { isOfProductLine } from './own-words.ts';

/** Common first names that mean nothing else, folded; such a one in an ad is an invented customer. */
export const firstNames: ReadonlySet<string> = setOf(
  `Sarah Emily Jessica Rachel Karen Megan Hannah Katie Emma Olivia Sophie Charlotte Lauren Rebecca Laura Lisa Julia Anna Susan Linda Jennifer Michelle Nicole Amanda Ashley Stephanie Melissa Heather Priya Aisha Fatima Margaret Claire Louise Moira Shirley Doreen Brenda Maureen Sheila Pauline Janet Carole Denise Yvonne Beverley Gillian Jacqueline Annette Eileen Kathleen Bridget Deirdre Orla Roisin Caitlin Bethany Zoe Freya Imogen Matilda Priscilla Winifred Mildred Edith Ethel Agnes Muriel Beryl Mavis Phyllis Gladys Geoffrey Graham Trevor Clive Roger Keith Alan Ian Neil Gareth Rhys Huw Craig Darren Wayne Aaron Nathan Desmond Leroy Tyrone Jamal Omar Hassan Ibrahim Yusuf Khalid Amir Arjun Vikram Sanjay Deepak Anjali Sunita Meera Leila Amara Kwame Chidi Kenji Brandon Travis Doug Jeff Larry Jerry
  James David Michael Thomas Daniel Matthew Andrew Christopher Joshua Ryan Kevin Brian Steven Jason Justin Oliver Liam Ethan Greg Dave Steve Mike Raj Ahmed Mohammed Gary Kyle Derek Stuart Nigel Colin Martin Peter Simon Philip Kelly Mary Cindy Debbie Pam Peggy Marilyn Tiffany Brittany Courtney Kaylee Annika Antje Astrid Barbel Beate Brigitte Britta Carola Christa Christel Christine Corinna Cornelia Dagmar Doris Dorothea Edeltraud Elfriede Franziska Frauke Friederike Gerda Gertrud Gudrun Hedwig Helga Henrike Hildegard Ilse Imke Irmgard Jutta Karin Kathrin Kerstin Kirsten Liesel Lieselotte Magdalena Marianne Marlene Marlies Miriam Regine Roswitha Sigrid Sonja Stefanie Steffi Svenja Tanja Tatjana Ulrike Urte Verena Waltraud Wiebke Achim Albrecht Alfred Armin Arne Axel Benno Bernhard Bjorn Burkhard Carsten Christoph Detlef Dirk Eberhard Eckhard Egon Erich Erwin
  Jane Kate Lucy Amy Helen Alice Ellen Ruth Joan Nora Aoife Siobhan Niamh Ciara John Robert William George Paul Ben Alex Adam Chris Tom Tim Nick Sam Jack Harry Callum Declan Conor Sean Patrick Fiona Deborah Marjorie Gemma Tracey Wendy Jana Fabian Friedrich Georg Gerhard Gottfried Gregor Hartmut Heiko Heiner Heinrich Helmut Henning Herbert Hermann Horst Ingo Jochen Johannes Jorg Josef Konrad Lars Leopold Lothar Ludwig Manfred Maximilian Moritz Norbert Olaf Oskar Philipp Rainer Ralf Reinhard Rolf Rudiger Rudolf Siegfried Steffen Timo Udo Ulf Ulrich Walter Werner Wilfried Wilhelm Willi Mehmet Ayse Fatma Mustafa Emre Elif Deniz Adele Albane Alix Amandine Anais Annick Apolline Caroline Catherine Cecile Christelle Clemence Clotilde Coralie Corinne Danielle Eliane Elise Emeline Estelle Evelyne Fabienne Francoise Genevieve Germaine Ghislaine
  Katrin Sabine Petra Claudia Monika Heike Birgit Ute Anke Silke Nadine Melanie Sandra Lena Leonie Lukas Jonas Felix Stefan Andreas Markus Matthias Tobias Sebastian Florian Jurgen Wolfgang Dieter Uwe Klaus Jens Torsten Thorsten Heinz Ingrid Gisele Helene Henriette Huguette Jeannine Jocelyne Josette Josiane Justine Laetitia Laure Lucie Lucienne Ludivine Maelle Marielle Martine Mathilde Maud Micheline Mireille Monique Morgane Myriam Nadege Noemie Odette Odile Paulette Raymonde Sabrina Severine Solene Suzanne Sylviane Therese Veronique Virginie Viviane Yvette Albert Alexandre Arnaud Arthur Aurelien Baptiste Bastien Benjamin Bernard Bertrand Cedric Christophe Corentin Cyril Damien Didier Dominique Emmanuel Eric Fabien Fabrice Fernand Francis Frederic Gauthier Gerald Gerard Gilbert Gilles Gregoire Henri Herve Hubert Jacques Jerome Jocelyn Loic Luc Ludovic Maurice Mickael Michel Mohamed
  Renate Ursula Gisela Hannelore Hans Gunter Karl Bernd Frank Holger Karsten Sven Nils Malte Karim Yasmina Nadia Hugo Camille Lea Chloe Manon Aurelie Celine Elodie Emilie Nathalie Isabelle Sylvie Valerie Sandrine Delphine Margaux Ines Patrice Pascal Quentin Raymond Regis Remi Romain Samuel Serge Stephane Sylvain Theo Thibault Xavier Yann Yannick Yves Adriana Alicia Amparo Araceli Ariadna Asuncion Carlota Catalina Celia Conchi Encarna Estefania Eugenia Eulalia Inmaculada Irene Isabel Jimena Juana Leire Leonor Luisa Maite Manuela Margarita Maribel Marisol Matilde Monica Montse Nerea Noelia Noemi Olga Paqui Puri Sonia Susana Tamara Teresa Veronica Yolanda Adolfo Adrian Agustin Antonio Benito Cristian Dario Emilio Enrique Ernesto Esteban Eugenio Fermin Francisco Gonzalo Gregorio Guillermo Hector Ismael Ivan Jaime Joaquin Jose Josep Juan Manolo Manuel
  Pierre Julien Nicolas Mathieu Antoine Guillaume Sebastien Philippe Laurent Thierry Francois Olivier Benoit Etienne Maria Carmen Lucia Elena Cristina Marta Raquel Beatriz Silvia Nuria Rocio Paula Andrea Alejandra Valentina Gabriela Carlos Mariano Mauricio Oriol Pascual Pedro Rafa Ramiro Raul Saul Tomas Vicente Xavi Agnese Agata Angela Annalisa Antonella Antonietta Arianna Assunta Barbara Camilla Carlotta Caterina Cecilia Cinzia Concetta Cosima Daniela Donatella Eleonora Emanuela Enrica Fabiana Filomena Flavia Gabriella Giada Giovanna Giuliana Giuseppina Graziella Immacolata Ivana Lidia Liliana Loredana Lorella Luana Maddalena Marcella Mariangela Mariella Marisa Marzia Michela Milena Mirella Nicoletta Ornella Patrizia Piera Raffaella Romina Rossella Samantha Silvana Simona Stefania Susanna Tiziana Achille Adriano Agostino Alessio Alfonso Alfredo Armando Augusto Aurelio Beppe Carlo Carmine
  Javier Miguel Alejandro Fernando Sergio Pablo Jorge Alberto Alvaro Diego Ignacio Andres Ruben Oscar Luis Giulia Chiara Francesca Federica Martina Alessia Valeria Sara Giorgia Ilaria Elisa Paola Serena Roberta Marco Matteo Lorenzo Claudio Corrado Cosimo Damiano Daniele Edoardo Egidio Elio Emanuele Enrico Enzo Ermanno Ettore Ezio Fabio Fabrizio Filippo Flavio Gabriele Gaetano Gennaro Giacomo Gianfranco Gianni Giorgio Giuliano Giulio Guglielmo Ivano Jacopo Leonardo Luca Luciano Luigi Marcello Mattia Maurizio Mauro Michele Mirko Nicola Nicolo Ottavio Pasquale Piero Pietro Raffaele Renato Renzo Ruggero Salvatore Samuele Sandro Saverio Silvano Silvio Tommaso Tullio Ugo Umberto Valerio Vincenzo Aaltje Aleida Angelique Anja Anneke Annemarie Annemiek Annelies Anouschka Antoinette Babette Carolien Chantal Corrie Danique Debby Dineke Eline Elske Esmee Evelien Fransje Gerrie Greetje Hanneke
  Alessandro Giuseppe Giovanni Stefano Davide Simone Riccardo Federico Gianluca Massimo Roberto Paolo Sanne Femke Anouk Lotte Marieke Esther Marloes Jolanda Willemijn Pieter Jeroen Sander Bart Maarten Joost Wouter Camila Juliana Fernanda Heleen Henny Hetty Ineke Janneke Jantine Jolien Joyce Judith Katja Lianne Lieke Liesbeth Loes Lonneke Maaike Machteld Margriet Marijke Mariska Marjan Marjolein Marleen Mirjam Mirthe Nienke Renske Rianne Saskia Sjoukje Sylvia Thea Tineke Truus Wilma Aart Arjan Arie Bram Cees Coen Daan Dennis Diederik Edwin Erik Evert Floris Freek Geert Gerrit Gijs Guus Henk Herman Hidde Jaap Jasper Jelle Jesse Johan Jordy Jorrit Kees Klaas Koen Laurens Leendert Lennart Martijn Menno Michiel Niels Piet Remco Roel Ruud Sjoerd Teun Thijs Tijn Tjeerd Tygo Willem Wim
  Mariana Bruna Leticia Larissa Patricia Vanessa Renata Luciana Debora Carla Joana Catarina Rafael Thiago Gustavo Rodrigo Felipe Leandro Marcelo Ricardo Joao Tiago Goncalo Nuno Rui Eduardo Vinicius Mateus Youssef Alexandra Amelia Anabela Antonia Clarice Claudete Cristiane Eduarda Elisabete Elsa Elvira Ermelinda Filipa Francisca Graciete Guilhermina Helena Idalina Isadora Ivone Jaqueline Josefa Julieta Ligia Lucilia Madalena Mafalda Margarida Natalia Noemia Odete Otilia Priscila Rosana Rosangela Tania Tatiana Telma Abilio Adelino Aderito Afonso Almerindo Amadeu Amilcar Andre Anibal Armindo Belmiro Bernardo Bruno Caio Cristiano Dinis Diogo Edson Emanuel Filipe Geraldo Gilberto Guilherme Heitor Helder Henrique Inacio Jeronimo Joaquim Lourenco Manel Marcio Murilo Octavio Paulo Raimundo Rogerio Rubens Sebastiao Telmo Valter Vasco Vitor`,
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
  'says?|said|writes?|wrote|tells?|told|rang|phoned|dice|dijo|cuenta|conto|escribio|escribe|llamo|dit|ecrit|raconte|appele|rappele|sagte?|schreibt|schrieb|erzahlte?|meinte?|rief|findet|diz|disse|conta|contou|escreve|escreveu|ligou|scrive|scritto|racconta|raccontato|detto|chiamato|zegt|zei|schrijft|schreef|vertelt|vertelde|belde';

const quotedThenSpeaker = new RegExp(
  `"[^"\\n]{4,240}"[\\s,.–-]{0,3}(?:\\p{L}{1,12}\\s){0,2}(?:${speaking})(?:[\\s-](?:nos|us|ons|uns))?\\s(?:\\p{L}{1,3}\\s)?\\p{Lu}`,
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

/** 'Since they come …', aldus mevrouw De Wit */
const accordingTo =
  /"[^"\n]{6,240}"[\s,.–-]{0,3}(?:aldus|according to|laut|selon|segun|secondo|segundo) (?:\p{L}+ )?\p{Lu}/u;

/** "Plasterer Rick had had enough: 'I had three boxes full.'" */
const toldByName =
  /(?:^|[\n.!?]\s{0,3})\p{Lu}\p{L}+ \p{Lu}\p{L}+(?: \p{Ll}+){0,6}: "(?=[^"]*(?<!\p{L})(?:I|[Ii]k|[Ii]ch|[Jj]e|[Jj]'|[Yy]o|[Ii]o|[Ee]u)(?!\p{L}))[^"\n]{12,240}"/u;

/** In Dutch and elsewhere a quotation stands in single marks. */
const inSingleMarks = /(?<![\p{L}\d])'(?=[^'"\n]{12,240}'(?!\p{L}))([^'"\n]*)'/gu;

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
  const marked = cased.replace(inSingleMarks, '"$1"');
  if (marked.includes('"')) found.push(...find(marked, accordingTo), ...find(marked, toldByName));
  return found.filter((one) => !isOfProductLine(reading, one, licence));
};
