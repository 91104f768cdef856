import { indexWords, wordsAmong } from '../../../kernel/folding/word-index.ts';

/** Names in order, the first being 1. */
const inOrder = (lists: readonly string[]) =>
  indexWords(lists.map((words, at) => [words, at + 1] as const));

const monthNumber = inOrder([
  'january januar enero janvier gennaio janeiro januari jan',
  'february februar febrero fevrier febbraio fevereiro februari feb',
  'march marz maerz marzo mars marco maart',
  'april abril avril aprile apr',
  'may mai mayo maggio maio mei',
  'june juni junio juin giugno junho',
  'july juli julio juillet luglio julho',
  'august agosto aout augustus aug',
  'september septiembre septembre settembre setembro sept',
  'october oktober octubre octobre ottobre outubro oct okt',
  'november noviembre novembre novembro nov',
  'december dezember diciembre decembre dicembre dezembro dec dez',
]);

/** The month a word names, as a number in digits. */
export const monthOf = (word: string): string | undefined => monthNumber(word)?.toString();

/** The day of the week a word names, Monday being 1. */
export const weekdayOf = inOrder([
  'monday mondays mon montag montags lunes lundi lundis lunedi segunda segundas maandag',
  'tuesday tuesdays tue tues dienstag dienstags martes mardi mardis martedi terca tercas dinsdag',
  'wednesday wednesdays wed weds mittwoch mittwochs miercoles mercredi mercredis mercoledi quarta quartas woensdag',
  'thursday thursdays thu thur thurs donnerstag donnerstags jueves jeudi jeudis giovedi quinta quintas donderdag',
  'friday fridays fri freitag freitags viernes vendredi vendredis venerdi sexta sextas vrijdag',
  'saturday saturdays sat samstag samstags sabado sabados samedi samedis sabato zaterdag',
  'sunday sundays sun sonntag sonntags domingo domingos dimanche dimanches domenica zondag',
]);

/** The day that a short form names: "vr", "Mo". */
export const shortDayOf = inOrder([
  'mo ma lun seg',
  'di mar ter',
  'mi wo mer mie qua',
  'do jeu jue gio qui',
  'fr vr ven vie sex',
  'sa za sam sab',
  'so zo dim dom',
]);

export const isWeekday = (word: string): boolean =>
  (weekdayOf(word) ?? shortDayOf(word)) !== undefined;

const isNamedDay = wordsAmong(
  `today tonight tomorrow weekend midnight hoy manana medianoche aujourd hui demain minuit heute morgen
  mitternacht wochenende hoje amanha oggi domani mezzanotte vandaag middernacht`,
);

/** A day or month, by which a deadline is told. */
export const isDay = (word: string): boolean =>
  monthOf(word) !== undefined || weekdayOf(word) !== undefined || isNamedDay(word);
