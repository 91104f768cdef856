import type { LanguagePack } from '../languages/pack.ts';
import { readPairs } from '../languages/sheet.ts';

/** What stands before a town, "in Leeds", "à Lyon"; then the places that ask for another word. */
const before: Readonly<Record<string, string>> = readPairs(
  'en=in de=in fr=à es=en it=a pt=em nl=in',
);

const otherwise = String.raw`
de im: Thurgau|Aargau|Wallis|Tessin|Burgenland|Salzkammergut|(?:Wald|Wein|Most|Inn|Mühl|Hausruck)viertel|(?:Erz|Fichtel)gebirge|(?:Ziller|Ötz|Stubai|Lavant|Emmen|Frick|See|Rhein|Altmühl|Elb|Rems|Neckar|Murg|Kinzig|Ahr|Mosel)tal|(?:Pinz|Kraich|Breis|He|Linz|Chiem|Rhein|Oberaar)gau|(?:Vogt|Ammer|Weserberg|Sieger|Hochsauer|Wend|Havel|See)land|Freiamt|Entlebuch|Prättigau|Fläming|Pongau|Lungau|Engadin|Toggenburg|Hunsrück|Westerwald|Spreewald|Bayerwald|Thüringer Wald|Bayerischer Wald|Oderbruch|Eichsfeld|Allgäu|Saarland|Rheinland|Ruhrgebiet|Schwarzwald|Harz|Münsterland|Taunus|Odenwald|Sauerland|Emsland
fr en: Bretagne|Normandie|Provence|Alsace|Lorraine|Bourgogne|Vendée|Corse|Savoie|France|Belgique|Suisse|Auvergne|Dordogne|Île-de-France|Ardèche|Gironde|Charente|Occitanie|Aquitaine|Haute-Savoie|Wallonie|Camargue|Touraine|Anjou|Franche-Comté|Loire-Atlantique|Ille-et-Vilaine|Seine-et-Marne|Haute-Garonne|Corrèze|Lozère|Mayenne|Moselle|Picardie
it sul: Lago .*
it nel: Mendrisiotto|Luganese|Locarnese|Bellinzonese|Cilento|Monferrato|Roero|Mugello|Casentino|Gargano|Mantovano
it in: Ticino|Leventina|Barbagia|Carnia|Ciociaria|Valpolicella|Val d’Orcia|Valle d’Itria|Cadore
fr dans le: Mendrisiotto|Trégor|Cotentin|Berry|Haut-Doubs|Condroz|Borinage
fr en: Sologne|Brenne|Gaume|Hesbaye|Famenne|Estrie|Mauricie|Outaouais|Montérégie|Gaspésie|Abitibi|Valais
fr dans les: Laurentides|Cévennes|Causses
fr dans la: Broye
fr dans l’: Aubrac
it in: Sardegna|Sicilia|Toscana|Umbria|Puglia|Liguria|Lombardia|Piemonte|Calabria|Campania|Italia|Salento|Brianza|Trentino|Veneto|Friuli|Molise|Abruzzo|Basilicata|Romagna|Emilia-Romagna|Valtellina|Maremma|Versilia|Lunigiana|Garfagnana|Franciacorta|Irpinia|Gallura|Ogliastra|Alto Adige|Valle d’Aosta
pt no: Porto|Rio|Rio de Janeiro|Funchal|Barreiro|Seixal|Montijo|Cartaxo|Entroncamento|Estoril|Fundão|Algarve|Alentejo|Ribatejo|Minho|Brasil|RJ|Recife|Ceará|Paraná|Lumiar|Chiado
pt na: Lousã|Guarda|Golegã|Batalha|Marinha Grande|Moita|Trofa|Régua|Sertã|Chamusca|Azambuja|Lourinhã|Mealhada|Murtosa|Mealhada|Praia \p{L}+|Comporta|Ria Formosa|Serra d\p{L} .*|Costa (?:da|Vicentina).*|Ericeira|Figueira da Foz|Póvoa de Varzim|Grande (?:Lisboa|São Paulo)|Margem Sul|Madeira|Bahia|Zona Sul|Linha de \p{L}+|Baixada \p{L}+|Amadora|Covilhã|Nazaré|Maia|Tijuca|Barra da Tijuca|Mooca|Savassi|Pampulha|Boavista
pt nos: Açores|Jardins
de auf: Juist|Wangerooge|Spiekeroog|Langeoog|Baltrum|Pellworm|Hiddensee|Helgoland|Poel|Usedom|Rügen|Sylt|Fehmarn|Föhr|Amrum|Norderney|Borkum
de in der: (?:Süd|Vorder|West|Kur)pfalz|(?:Inner|Ost|Zentral|Nordwest)schweiz|(?:Süd|Ost|West|Ober)steiermark|(?:Süd|Nord|Vulkan)eifel|Wetterau|Altmark|Prignitz|Lüneburger Heide|Hallertau|Holledau|Eifel|Pfalz|Schweiz|Steiermark|Wachau|Lausitz|Uckermark|Rhön|Oberpfalz|Ortenau|Maxvorstadt
de an der: Saale|Unstrut|Elbe|Donau|Mosel|Weser|Ems|Lahn|Spree|Havel|Isar|Aare|Reuss|Limmat|Drau|Salzach|Ruhr|Werra|Peene|Müritz|Schlei|Eider|Hunte|Ahr|Saar|Altmühl|Naab|Tauber|Jagst|Iller|Ostsee|Nordsee|Bergstraße
de am: (?:Atter|Wörther|Traun|Wolfgang|Zürich|Zuger|Thuner|Brienzer|Bieler|Vierwaldstätter|Walen|Greifen|Hallwiler|Staffel|Königs|Eder|Scharmützel|Forggen|Brombach|Möhne|Sorpe|Bigge)see|(?:Neusiedler|Ossiacher|Millstätter|Starnberger|Plöner|Schweriner) See|Steinhuder Meer|Rhein|Neckar|Mittelrhein|Niederrhein|Bodensee|Chiemsee|Tegernsee|Ammersee
en in the: Lake District|Peak District|Yorkshire Dales|Cotswolds|Highlands|Midlands|Wirral|West End|East End
en on the: Isle of.*
nl op: Schouwen-Duiveland|Tholen|Goeree-Overflakkee|Voorne-Putten|Zuid-Beveland|Texel|Terschelling|Vlieland|Ameland|Walcheren|IJburg
nl in het: Waasland|Meetjesland|Pajottenland|Hageland|Westland|Rivierenland|Gooi|Heuvelland|Westerkwartier|Oldambt|Land van Cuijk
nl in de: Westhoek|Leiestreek|Vlaamse Ardennen|Denderstreek|Noorderkempen|Antwerpse Kempen|Liemers|Bommelerwaard|Krimpenerwaard|Haarlemmermeer|Vijfheerenlanden|Veenkoloniën|Kempen|Achterhoek|Betuwe|Randstad|Bollenstreek|Zaanstreek|Jordaan|Alblasserwaard|Hoeksche Waard
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
  // "à Le Locle" is "au Locle".
  const [, article, name] = /^(Les?) (.+)$/u.exec(town) ?? [];
  if (language === 'fr' && word === 'à' && article)
    return `${article === 'Le' ? 'au' : 'aux'} ${name}`;
  return word.endsWith('’') ? `${word}${town}` : `${word} ${town}`;
};
