import type { Spelling } from '../pack.ts';
import { towns } from './towns.ts';

const days = 'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag'.split(' ');

export const spelling: Omit<Spelling, 'lexicon' | 'everyday'> = {
  towns,
  articles: 'de het',
  words:
    'ICT föhnen APK BOVAG Tikkie CBR PC PCs TV ADR PDS EHBO vwo havo vmbo mbo hbo pabo wifi e-bike e-bikes plissé plissés paté pâté entrée entrées café-restaurant brûlée crêpe crêpes enquête enquêtes scène fêteren cliché ragoût jus à_la_carte carrière première matinée soirée coupé reçu façade façades Indonesisch Indonesische Thais Thaise Surinaams Surinaamse Chinees Chinese Japans Japanse Indisch Indische Mexicaans Mexicaanse Grieks Griekse Turks Turkse Marokkaans Marokkaanse Libanees Libanese Vlaams Vlaamse Brabants Brabantse Limburgs Limburgse Zeeuws Zeeuwse Fries Friese Gronings Drents Drentse Twents Twentse Gelders Hollands Hollandse Amerikaans Amerikaanse Brits Britse Scandinavisch Pools Poolse Arabisch Arabische Portugees Portugese België Benelux Ardennen Zwitserland Oostenrijk Engeland Kempen Limburg ' +
    'ingrediënt ingrediënten patiënt patiënten cliënt cliënten financiën financiële officiële ideeën reünie reünies coördinatie beïnvloeden geïnteresseerd geïsoleerd geïnspireerd energieën categorieën industrieën knieën zeeën café cafés privé crème crèmes foto’s video’s auto’s pizza’s taxi’s baby’s opa’s oma’s menu’s camera’s logo’s thema’s agenda’s accu’s ' +
    'Nederlands Nederlandse Engels Engelse Frans Franse Duits Duitse Italiaans Italiaanse Spaans Spaanse Belgisch Belgische Europa Frankrijk Spanje Italië Duitsland Kerst Kerstmis Pasen Sinterklaas Leiden CV-ketel VCA KvK VvE HBO MBO Excel ' +
    'Jansen Janssen De_Vries De_Jong De_Boer De_Groot Van_Dijk Van_den_Berg Smit Meijer Peters Hendriks Dekker Kuiper Willems Smits',
  short:
    'excl=exclusief evt=eventueel bijv=bijvoorbeeld v.a=vanaf va.=vanaf mog=mogelijk afh=afhankelijk i.p.v=in_plaats_van o.v.v=onder_vermelding_van v.d=van_de t/m=tot_en_met o.a=onder_andere e.o=en_omgeving omg=omgeving p.p=per_persoon p.st=per_stuk pp=per_persoon p/m=per_maand p/u=per_uur p.u=per_uur p.d=per_dag max=maximaal ca=circa wkn=weken dgn=dagen ipv=in_plaats_van ivm=vanwege zsm=zo_snel_mogelijk 1e=eerste 2e=tweede jan=januari feb=februari mrt=maart sept=september okt=oktober nov=november dec=december aub= svp=',
  rules: [
    [/(?<=\d )p\/(?=m²)/gu, 'per '],
    [/(?<=\p{L} )v\. (?=\p{L}|\d)/gu, 'van '],
    [/(?<=\p{L} )m\. (?=\p{L})/gu, 'met '],
    [/(?<=\d ?% )kort\.?(?=$|[\s,])/gu, 'korting'],
    [/([<>])\s?(?=(?:[€$£]\s?)?\d)/gu, (_, sign) => (sign === '>' ? 'meer dan ' : 'minder dan ')],
    [/(?<=^|[^\d.,])(\d+(?:,\d\d)?) ?€(?=$|\s|,)/gu, '€ $1'],
    [/(?<!€ ?)(?<![\d.,])(\d+),-/gu, '€ $1'],
    [/(?<=€ ?[\d.]+),-/gu, ''],
    [/(?<=\d)\s?min\.?(?=$|[\s,;)])/giu, ' minuten'],
    [
      /(?<=^|[,;] )(ma|di|wo|do|vr|za|zo)\.?(?= (?:op|na|alleen|gesloten) )/gu,
      (day) => days.find((each) => each.startsWith(day.slice(0, 2))) ?? day,
    ],
    [/(?<=\d)\s?wk\.?(?=$|[\s,;)])/giu, ' weken'],
    [/(?<=\d)\s?pers\.?(?=$|[\s,;)])|(?<!\p{L})pers\.(?=$|[\s,;)])/giu, ' personen'],
    [/(\d)\s?jr(?!\p{L})\.?/giu, '$1 jaar'],
    [/(\d)\s?u(?!\p{L})\.?/giu, '$1 uur'],
    [/(?<=\d)\s?mnd\.?(?=$|[\s,;)])/giu, ' maanden'],
    [/(?<!\p{L})mnd(?!\p{L})\.?/giu, 'maand'],
    [/(?<!\p{L})wk(?!\p{L})\.?/giu, 'week'],
    [/(\d+) ?x (?=per )/giu, '$1 keer '],
    [/(?<=\p{L}dag \d\d?\s?[-–]\s?\d\d?)$/gu, ' uur'],
    [/(?<=\p{L}{3}) ?& ?(?=\p{Ll}{3})(?!zon|co)/gu, ' en '],
    [/(?<=\p{L})'s(?!\p{L})/gu, '’s'],
  ],
  aside:
    /\s*[([–-]?\s*(?<!\p{L})(?:(?:graag|aub|svp|a\.u\.b\.) (?:wel |ook )?(?:vermelden|noemen|kort|benoemen|erin|meenemen|niet te)[^.;)\]]*|(?:niet vergeten|wel vermelden|moet erin)[^.;)\]]*|niet te (?:lang|commercieel|formeel|schreeuwerig)[^.;)\]]*|hou het kort[^.;)\]]*|(?:notitie|opmerking) voor (?:het )?bureau[^.;)\]]*|(?:aub|svp)(?!\p{L}))[)\]]?/giu,
  included: { before: 'inclusief', after: '=inbegrepen' },
  and: 'en',
  notation: {
    euro: 'euro?|eu',
    signFirst: true,
    each: 'per',
    allDay: '24 uur per dag',
    per: 'hour=per_uur day=per_dag week=per_week month=per_maand year=per_jaar night=per_nacht person=per_persoon',
  },
};
