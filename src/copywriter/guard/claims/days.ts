import { indexWords } from '../text/word-index.ts';

const months = indexWords<string>([
  ['january januar enero janvier gennaio janeiro januari jan', '1'],
  ['february februar febrero fevrier febbraio fevereiro februari feb', '2'],
  ['march marz maerz marzo mars marco maart', '3'],
  ['april abril avril aprile apr', '4'],
  ['may mai mayo maggio maio mei', '5'],
  ['june juni junio juin giugno junho', '6'],
  ['july juli julio juillet luglio julho', '7'],
  ['august agosto aout augustus aug', '8'],
  ['september septiembre septembre settembre setembro sept', '9'],
  ['october oktober octubre octobre ottobre outubro oct okt', '10'],
  ['november noviembre novembre novembro nov', '11'],
  ['december dezember diciembre decembre dicembre dezembro dec dez', '12'],
]);

/** The month a word names, as a number. */
export const monthOf = (word: string): string | undefined => months.find(word);

const weekdays = indexWords<number>([
  ['monday mondays mon montag montags lunes lundi lundis lunedi segunda segundas maandag', 1],
  [
    'tuesday tuesdays tue tues dienstag dienstags martes mardi mardis martedi terca tercas dinsdag',
    2,
  ],
  [
    'wednesday wednesdays wed weds mittwoch mittwochs miercoles mercredi mercredis mercoledi quarta quartas woensdag',
    3,
  ],
  [
    'thursday thursdays thu thur thurs donnerstag donnerstags jueves jeudi jeudis giovedi quinta quintas donderdag',
    4,
  ],
  [
    'friday fridays fri freitag freitags viernes vendredi vendredis venerdi sexta sextas vrijdag',
    5,
  ],
  ['saturday saturdays sat samstag samstags sabado sabados samedi samedis sabato zaterdag', 6],
  ['sunday sundays sun sonntag sonntags domingo domingos dimanche dimanches domenica zondag', 7],
]);

/** The day of the week a word names, Monday being 1. */
export const weekdayOf = (word: string): number | undefined => weekdays.find(word);

const shortDays = [
  'mo ma lun seg',
  'di mar ter',
  'mi wo mer mie qua',
  'do jeu jue gio qui',
  'fr vr ven vie sex',
  'sa za sam sab',
  'so zo dim dom',
];
const shorts = indexWords<number>(shortDays.map((words, at) => [words, at + 1] as const));

/** The day that a short form names: "vr", "Mo". */
export const shortDayOf = (word: string): number | undefined => shorts.find(word);

const others = indexWords([
  [
    `today tonight tomorrow weekend midnight hoy manana medianoche aujourd hui demain minuit heute morgen
    mitternacht wochenende hoje amanha oggi domani mezzanotte vandaag middernacht`,
    true,
  ],
]);

/** A day or month, by which a deadline is told. */
export const isDay = (word: string): boolean =>
  monthOf(word) !== undefined || weekdayOf(word) !== undefined || others.find(word) === true;
