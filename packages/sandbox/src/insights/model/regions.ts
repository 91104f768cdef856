/** Names with the weight of each, largest first. */
const listed: Record<string, string> = {
  US: 'California 39|Texas 30|Florida 22|New York 20|Pennsylvania 13|Illinois 12.6|Ohio 11.8|Georgia 11|North Carolina 10.7|Michigan 10|New Jersey 9.3|Virginia 8.7|Washington 7.8|Arizona 7.4|Tennessee 7.1|Massachusetts 7|Indiana 6.8|Maryland 6.2|Missouri 6.2|Wisconsin 5.9|Colorado 5.8|Minnesota 5.7|South Carolina 5.3|Alabama 5.1|Louisiana 4.6|Kentucky 4.5|Oregon 4.2|Oklahoma 4|Connecticut 3.6|Utah 3.4|Iowa 3.2|Nevada 3.2|Arkansas 3|Kansas 2.9|Mississippi 2.9|New Mexico 2.1|Nebraska 2|Idaho 1.9|West Virginia 1.8|Hawaii 1.4|New Hampshire 1.4|Maine 1.4|Montana 1.1|Rhode Island 1.1|Delaware 1|South Dakota 0.9|North Dakota 0.8|Alaska 0.7|Washington, District of Columbia 0.7|Vermont 0.6|Wyoming 0.6',
  CA: 'Ontario 15|Quebec 8.7|British Columbia 5.4|Alberta 4.6|Manitoba 1.4|Saskatchewan 1.2|Nova Scotia 1|New Brunswick 0.8|Newfoundland and Labrador 0.5|Prince Edward Island 0.2',
  GB: 'England 56|Scotland 5.5|Wales 3.1|Northern Ireland 1.9',
  DE: 'Nordrhein-Westfalen 18|Bayern 13|Baden-Württemberg 11|Niedersachsen 8|Hessen 6.3|Rheinland-Pfalz 4.1|Sachsen 4|Berlin 3.7|Schleswig-Holstein 2.9|Brandenburg 2.5|Sachsen-Anhalt 2.2|Thüringen 2.1|Hamburg 1.9|Mecklenburg-Vorpommern 1.6|Saarland 1|Bremen 0.7',
  AT: 'Vienna 1.9|Lower Austria 1.7|Upper Austria 1.5|Styria 1.2|Tyrol 0.8|Carinthia 0.6|Salzburg 0.6|Vorarlberg 0.4|Burgenland 0.3',
  CH: 'Zürich 1.5|Canton of Bern 1|Canton of Vaud 0.8|Aargau 0.7|Canton of St. Gallen 0.5|Canton of Geneva 0.5|Canton of Lucerne 0.4|Ticino 0.3',
  FR: 'Île-de-France 12|Auvergne-Rhône-Alpes 8|Nouvelle-Aquitaine 6|Occitanie 6|Hauts-de-France 6|Grand Est 5.5|Provence-Alpes-Côte d’Azur 5|Pays de la Loire 3.8|Bretagne 3.4|Normandie 3.3|Bourgogne-Franche-Comté 2.8|Centre-Val de Loire 2.6|Corse 0.3',
  ES: 'Andalucía 8.5|Cataluña 7.8|Comunidad de Madrid 6.8|Comunidad Valenciana 5.1|Galicia 2.7|Castilla y León 2.4|País Vasco 2.2|Canarias 2.2|Castilla-La Mancha 2.1|Región de Murcia 1.5|Aragón 1.3|Islas Baleares 1.2',
  IT: 'Lombardia 10|Lazio 5.7|Campania 5.6|Veneto 4.8|Sicilia 4.8|Emilia-Romagna 4.4|Piemonte 4.2|Puglia 3.9|Toscana 3.7|Calabria 1.8|Sardegna 1.6|Liguria 1.5',
  NL: 'South Holland 3.7|North Holland 2.9|North Brabant 2.6|Gelderland 2.1|Utrecht 1.4|Overijssel 1.2|Limburg 1.1|Friesland 0.7|Groningen 0.6|Drenthe 0.5|Flevoland 0.4|Zeeland 0.4',
  AU: 'New South Wales 8.2|Victoria 6.7|Queensland 5.3|Western Australia 2.8|South Australia 1.8|Tasmania 0.6|Australian Capital Territory 0.5|Northern Territory 0.2',
  JP: 'Tokyo 14|Kanagawa 9.2|Osaka 8.8|Aichi 7.5|Saitama 7.3|Chiba 6.3|Hyogo 5.4|Hokkaido 5.1|Fukuoka 5.1|Shizuoka 3.6',
  IN: 'Uttar Pradesh 24|Maharashtra 12|Bihar 11|West Bengal 9|Madhya Pradesh 8|Tamil Nadu 7.6|Rajasthan 7.9|Karnataka 6.7|Gujarat 6.9|Delhi 2',
  BR: 'São Paulo (state) 44|Minas Gerais 21|Rio de Janeiro (state) 16|Bahia 14|Paraná 11|Rio Grande do Sul 11|Pernambuco 9|Ceará 9|Pará 8|Santa Catarina 7.6',
  MX: 'Estado de México 17|Mexico City 9.2|Jalisco 8.3|Veracruz 8|Puebla 6.6|Guanajuato 6.2|Nuevo León 5.8|Chiapas 5.5',
};

type Region = { name: string; weight: number };

const regions = new Map<string, Region[]>(
  Object.entries(listed).map(([country, text]) => [
    country,
    text.split('|').map((entry) => {
      const space = entry.lastIndexOf(' ');
      return { name: entry.slice(0, space), weight: Number(entry.slice(space + 1)) };
    }),
  ]),
);

const whole: Region[] = [{ name: 'Unknown', weight: 1 }];

export const regionsOf = (country: string): Region[] => regions.get(country) ?? whole;
