import type { LanguagePack } from '../languages/pack.ts';
import { readPairs } from '../languages/sheet.ts';

/** What stands before a town, "in Leeds", "à Lyon"; then the places that ask for another word. */
const before: Readonly<Record<string, string>> = readPairs(
  'en=in de=in fr=à es=en it=a pt=em nl=in',
);

const otherwise = String.raw`
de im: Allgäu|Saarland|Rheinland|Ruhrgebiet|Schwarzwald|Harz|Münsterland|Taunus|Odenwald|Sauerland|Emsland
fr en: Bretagne|Normandie|Provence|Alsace|Lorraine|Bourgogne|Vendée|Corse|Savoie|France|Belgique|Suisse|Auvergne|Dordogne|Île-de-France|Ardèche|Gironde|Charente|Occitanie|Aquitaine|Haute-Savoie|Wallonie|Camargue|Touraine|Anjou|Franche-Comté|Loire-Atlantique|Ille-et-Vilaine|Seine-et-Marne|Haute-Garonne|Corrèze|Lozère|Mayenne|Moselle|Picardie
it in: Sardegna|Sicilia|Toscana|Umbria|Puglia|Liguria|Lombardia|Piemonte|Calabria|Campania|Italia|Salento|Brianza|Trentino|Veneto|Friuli|Molise|Abruzzo|Basilicata|Romagna|Emilia-Romagna|Valtellina|Maremma|Versilia|Lunigiana|Garfagnana|Franciacorta|Irpinia|Gallura|Ogliastra|Alto Adige|Valle d’Aosta
pt no: Porto|Rio|Rio de Janeiro|Funchal|Barreiro|Seixal|Montijo|Cartaxo|Entroncamento|Estoril|Fundão|Algarve|Alentejo|Ribatejo|Minho|Brasil|RJ|Recife|Ceará|Paraná|Lumiar|Chiado
pt na: Ericeira|Figueira da Foz|Póvoa de Varzim|Grande (?:Lisboa|São Paulo)|Margem Sul|Madeira|Bahia|Zona Sul|Linha de \p{L}+|Baixada \p{L}+|Amadora|Covilhã|Nazaré|Maia|Tijuca|Barra da Tijuca|Mooca|Savassi|Pampulha|Boavista
pt nos: Açores|Jardins
de auf: Usedom|Rügen|Sylt|Fehmarn|Föhr|Amrum|Norderney|Borkum
de in der: Eifel|Pfalz|Schweiz|Steiermark|Wachau|Lausitz|Uckermark|Rhön|Oberpfalz|Ortenau|Maxvorstadt
de an der: Ostsee|Nordsee|Bergstraße
de am: Bodensee|Chiemsee|Tegernsee|Ammersee
en in the: Lake District|Peak District|Yorkshire Dales|Cotswolds|Highlands|Midlands|Wirral|West End|East End
en on the: Isle of.*
nl op: Texel|Terschelling|Vlieland|Ameland|Walcheren|IJburg
nl in de: Kempen|Achterhoek|Betuwe|Randstad|Bollenstreek|Zaanstreek|Jordaan|Alblasserwaard|Hoeksche Waard
nl op de: Veluwe
fr dans le: Var|Gard|Tarn|Jura|Gers|Finistère|Morbihan|Vaucluse|Périgord|Luberon|Vercors|Calvados|Cantal|Hainaut|Limousin|Béarn|Pays basque|Beaujolais
fr dans l’: Hérault|Aude|Aveyron|Isère|Essonne
fr dans les: Yvelines|Hauts-de-Seine|Vosges|Ardennes|Alpes-Maritimes|Hautes-Alpes|Bouches-du-Rhône
fr sur la: Côte d’Azur
`
  .trim()
  .split('\n')
  .map((line) => {
    const [, language = '', word = '', places = ''] = /^(\w\w) (.+?): (.*)$/u.exec(line) ?? [];
    return { language, word, places: new RegExp(`^(?:${places})$`, 'u') };
  });

export const placed = (town: string, { tag }: LanguagePack): string => {
  const language = tag.slice(0, 2);
  const other = otherwise.find((each) => each.language === language && each.places.test(town));
  const word = other?.word ?? before[language] ?? 'in';
  if (language === 'it' && word === 'a' && /^A/u.test(town)) return `ad ${town}`;
  return word.endsWith('’') ? `${word}${town}` : `${word} ${town}`;
};
