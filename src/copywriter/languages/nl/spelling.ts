import { dayRanges } from '../day-ranges.ts';
import type { Spelling } from '../pack.ts';

export const spelling: Spelling = {
  words:
    'Tikkie CBR ' +
    'ingrediënt ingrediënten patiënt patiënten cliënt cliënten financiën financiële officiële ideeën reünie reünies coördinatie beïnvloeden geïnteresseerd geïsoleerd geïnspireerd energieën categorieën industrieën knieën zeeën café cafés privé crème crèmes foto’s video’s auto’s pizza’s taxi’s baby’s opa’s oma’s menu’s camera’s logo’s thema’s agenda’s accu’s ' +
    'Nederlands Nederlandse Engels Engelse Frans Franse Duits Duitse Italiaans Italiaanse Spaans Spaanse Belgisch Belgische Europa Frankrijk Spanje Italië Duitsland Kerst Kerstmis Pasen Sinterklaas Leiden CV-ketel VCA KvK VvE HBO MBO Excel ' +
    'Jansen Janssen De_Vries De_Jong De_Boer De_Groot Van_Dijk Van_den_Berg Smit Meijer Peters Hendriks Dekker Kuiper Willems Smits',
  short:
    'ex=exclusief sept=september okt=oktober nov=november dec=december jan=januari feb=februari 1e=eerste 2e=tweede nt=niet vd=van_de gecert=gecertificeerd zzp=zzp mn=mijn mnd=maand mnden=maanden mndn=maanden wk=week wkn=weken dgn=dagen pers=personen p.p=per_persoon pp=per_persoon p/m=per_maand p/u=per_uur p.m=per_maand p.u=per_uur evt=eventueel mbt=over ivm=vanwege bijv=bijvoorbeeld incl=inclusief excl=exclusief v.a=vanaf va=vanaf t/m=tot_en_met o.a=onder_andere e.o=en_omgeving eo=en_omgeving ma-vr=maandag_tot_en_met_vrijdag aub= svp= max=maximaal ca=circa tel=telefoon v=van tm=tot_en_met ex=exclusief wrm=waarom zsm=zo_snel_mogelijk ipv=in_plaats_van tov=ten_opzichte_van dmv=door_middel_van nvt=niet_van_toepassing',
  rules: [
    [/(?<=\d per \p{L}+ )exclusief$/gu, 'exclusief btw'],
    [/(\d)\s?eu(?!\p{L})/gu, '$1 euro'],
    dayRanges(
      'ma=maandag di=dinsdag wo=woensdag do=donderdag vr=vrijdag za=zaterdag zo=zondag',
      (from, to) => `${from} tot en met ${to}`,
    ),
    [
      /(?<=(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag) \d\d?\s?[-–]\s?\d\d?)$/gu,
      ' uur',
    ],
    [/(?<!\p{L})nr\.?(?= \d)/giu, 'nummer'],
    [/(?<!\p{L})nr(?= \p{L})/gu, 'naar'],
    [/(?<!€ ?)(?<![\d.,])(\d+),-/gu, '€ $1'],
    [/(?<!€ ?)(?<![\d.,])(?=\d+,\d\d per )/gu, '€ '],
    [/(?<=(?:[2-9]|\d\d) )maand(?!\p{L})/gu, 'maanden'],
    [/(?<!\p{L})nl (?=helpdesk|klantenservice|support|team)/giu, 'Nederlandse '],
    [/(?<!\p{L})btw (?=stress|aangifte|nummer)/giu, 'btw-'],
    [/(?<!\p{L})(\p{Ll}{5,}en) (plaatsing|reiniging|reparatie|verhuur)(?=,|$)/gu, '$2 van $1'],
    [
      /(?<!\p{L})(vca|hbo|mbo|nen|bovag|scios)[ -](?=gecertificeerd|erkend)/giu,
      (found) => `${found.slice(0, -1).toUpperCase()}-`,
    ],
    [/(?<=\s)incl\.?$/giu, 'inbegrepen'],
    [/(?<!\p{L})(vve)(?!\p{L})/giu, 'VvE'],
    [
      /(?<=\p{L} )(?<!\s(?:in|en|em|dans|sous|binnen|within|innerhalb|per|cada|de) )24\s?h(?:rs?)?\.?$/giu,
      '24 uur per dag',
    ],
    [/(\d)€/gu, '$1 €'],
    [/€\s?(?=\d)/gu, '€ '],
    [/(€ ?\d+(?:,\d\d)?|\d+ euro)\s?\/\s?(?:maand|mnd|mnth)/giu, '$1 per maand'],
    [/(€ ?\d+(?:,\d\d)?|\d+ euro)\s?\/\s?(?:uur|u)(?!\p{L})/giu, '$1 per uur'],
    [/(\d)\s?jr(?!\p{L})\.?/giu, '$1 jaar'],
    [/(\d)\s?u(?!\p{L})\.?/giu, '$1 uur'],
    [/(\d)\s?wk(?!\p{L})\.?/giu, '$1 weken'],
    [/(\d)(?=(?:min|uur|kg|km|ml|cl|cm|mm|dagen|jaar)(?![\p{L}\d]))/giu, '$1 '],
    [/(?<=\p{L}) \+ (?=\p{L})/gu, ' en '],
    [/(?<=\p{L}{3}) ?& ?(?=\p{Ll}{3})(?!hij|fil|fig|zon|co)/gu, ' en '],
    [/(?<=cursus|traject|opleiding) (?=\d+ (?:weken|dagen|maanden))/giu, ' van '],
    [/(?<=^|\s)'s(?=\s)/gu, '’s'],
    [/(?<=\p{L})'s(?!\p{L})/gu, '’s'],
    [/(?<=garantie) (?=\d)/giu, ': '],
  ],
  aside:
    /\s*[([–-]?\s*(?<!\p{L})(?:(?:graag|aub|svp|a\.u\.b\.) (?:wel |ook )?(?:vermelden|noemen|kort|benoemen|erin|meenemen|niet te)[^.;)\]]*|(?:niet vergeten|wel vermelden|moet erin)[^.;)\]]*|niet te (?:lang|commercieel|formeel|schreeuwerig)[^.;)\]]*|hou het kort[^.;)\]]*|(?:notitie|opmerking) voor (?:het )?bureau[^.;)\]]*|(?:aub|svp)(?!\p{L}))[)\]]?/giu,
  and: 'en',
  at: 'in',
};
