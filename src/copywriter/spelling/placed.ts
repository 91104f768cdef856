import type { LanguagePack } from '../languages/pack.ts';

/** What stands before a town: "in Leeds", "à Lyon". */
const before: Readonly<Record<string, string>> = {
  en: 'in',
  de: 'in',
  fr: 'à',
  es: 'en',
  it: 'a',
  pt: 'em',
  nl: 'in',
};

/** Places that ask for another word than towns do. */
const otherwise: readonly (readonly [string, string, RegExp])[] = [
  [
    'de',
    'im',
    /^(?:Allgäu|Saarland|Rheinland|Ruhrgebiet|Schwarzwald|Harz|Münsterland|Taunus|Odenwald|Sauerland|Emsland)$/u,
  ],
  [
    'fr',
    'en',
    /^(?:Bretagne|Normandie|Provence|Alsace|Lorraine|Bourgogne|Vendée|Corse|Savoie|France|Belgique|Suisse|Auvergne|Dordogne|Île-de-France|Ardèche|Gironde|Charente|Occitanie|Aquitaine|Haute-Savoie|Wallonie|Camargue|Touraine|Anjou|Franche-Comté|Loire-Atlantique|Ille-et-Vilaine|Seine-et-Marne|Haute-Garonne|Corrèze|Lozère|Mayenne|Moselle|Picardie)$/u,
  ],
  [
    'it',
    'in',
    /^(?:Sardegna|Sicilia|Toscana|Umbria|Puglia|Liguria|Lombardia|Piemonte|Calabria|Campania|Italia|Salento|Brianza|Trentino|Veneto|Friuli|Molise|Abruzzo|Basilicata|Romagna|Emilia-Romagna|Valtellina|Maremma|Versilia|Lunigiana|Garfagnana|Franciacorta|Irpinia|Gallura|Ogliastra|Alto Adige|Valle d’Aosta)$/u,
  ],
  [
    'pt',
    'no',
    /^(?:Porto|Rio|Rio de Janeiro|Funchal|Barreiro|Seixal|Montijo|Cartaxo|Entroncamento|Estoril|Fundão|Algarve|Alentejo|Ribatejo|Minho|Brasil|RJ|Recife|Ceará|Paraná|Lumiar|Chiado)$/u,
  ],
  [
    'pt',
    'na',
    /^(?:Ericeira|Figueira da Foz|Póvoa de Varzim|Grande (?:Lisboa|São Paulo)|Margem Sul|Madeira|Bahia|Zona Sul|Linha de \p{L}+|Baixada \p{L}+|Amadora|Covilhã|Nazaré|Maia|Tijuca|Barra da Tijuca|Mooca|Savassi|Pampulha|Boavista)$/u,
  ],
  ['pt', 'nos', /^(?:Açores|Jardins)$/u],
  ['de', 'auf', /^(?:Usedom|Rügen|Sylt|Fehmarn|Föhr|Amrum|Norderney|Borkum)$/u],
  [
    'de',
    'in der',
    /^(?:Eifel|Pfalz|Schweiz|Steiermark|Wachau|Lausitz|Uckermark|Rhön|Oberpfalz|Ortenau|Maxvorstadt)$/u,
  ],
  ['de', 'an der', /^(?:Ostsee|Nordsee|Bergstraße)$/u],
  ['de', 'am', /^(?:Bodensee|Chiemsee|Tegernsee|Ammersee)$/u],
  [
    'en',
    'in the',
    /^(?:Lake District|Peak District|Yorkshire Dales|Cotswolds|Highlands|Midlands|Wirral|West End|East End)$/u,
  ],
  ['en', 'on the', /^Isle of /u],
  ['nl', 'op', /^(?:Texel|Terschelling|Vlieland|Ameland|Walcheren|IJburg)$/u],
  [
    'nl',
    'in de',
    /^(?:Kempen|Achterhoek|Betuwe|Randstad|Bollenstreek|Zaanstreek|Jordaan|Alblasserwaard|Hoeksche Waard)$/u,
  ],
  ['nl', 'op de', /^(?:Veluwe)$/u],
  [
    'fr',
    'dans le',
    /^(?:Var|Gard|Tarn|Jura|Gers|Finistère|Morbihan|Vaucluse|Périgord|Luberon|Vercors|Calvados|Cantal|Hainaut|Limousin|Béarn|Pays basque|Beaujolais)$/u,
  ],
  ['fr', 'dans l’', /^(?:Hérault|Aude|Aveyron|Isère|Essonne)$/u],
  [
    'fr',
    'dans les',
    /^(?:Yvelines|Hauts-de-Seine|Vosges|Ardennes|Alpes-Maritimes|Hautes-Alpes|Bouches-du-Rhône)$/u,
  ],
  ['fr', 'sur la', /^Côte d’Azur$/u],
];

export const placed = (town: string, { tag }: LanguagePack): string => {
  const language = tag.slice(0, 2);
  const other = otherwise.find(([of, , towns]) => of === language && towns.test(town));
  const word = other?.[1] ?? before[language] ?? 'in';
  if (language === 'it' && word === 'a' && /^A/u.test(town)) return `ad ${town}`;
  return word.endsWith('’') ? `${word}${town}` : `${word} ${town}`;
};
