import type { Spelling } from '../pack.ts';
import { towns } from './towns.ts';

export const spelling: Omit<Spelling, 'known' | 'lexicon'> = {
  towns,
  words:
    'föhnen APK BOVAG Tikkie CBR ' +
    'ingrediënt ingrediënten patiënt patiënten cliënt cliënten financiën financiële officiële ideeën reünie reünies coördinatie beïnvloeden geïnteresseerd geïsoleerd geïnspireerd energieën categorieën industrieën knieën zeeën café cafés privé crème crèmes foto’s video’s auto’s pizza’s taxi’s baby’s opa’s oma’s menu’s camera’s logo’s thema’s agenda’s accu’s ' +
    'Nederlands Nederlandse Engels Engelse Frans Franse Duits Duitse Italiaans Italiaanse Spaans Spaanse Belgisch Belgische Europa Frankrijk Spanje Italië Duitsland Kerst Kerstmis Pasen Sinterklaas Leiden CV-ketel VCA KvK VvE HBO MBO Excel ' +
    'Jansen Janssen De_Vries De_Jong De_Boer De_Groot Van_Dijk Van_den_Berg Smit Meijer Peters Hendriks Dekker Kuiper Willems Smits',
  short:
    'mgl=mogelijk afspr=afspraak wknd=weekend wkd=weekend grtis=gratis ong=ongeveer kdo=cadeau t=het sept=september okt=oktober nov=november dec=december jan=januari feb=februari 1e=eerste 2e=tweede vd=van_de gecert=gecertificeerd zzp=zzp mnd=maand mnden=maanden mndn=maanden wk=week wkn=weken dgn=dagen pers=personen p.p=per_persoon pp=per_persoon p/m=per_maand p/u=per_uur p.m=per_maand p.u=per_uur evt=eventueel ivm=vanwege bijv=bijvoorbeeld incl=inclusief excl=exclusief v.a=vanaf va=vanaf t/m=tot_en_met o.a=onder_andere omg=omgeving e.o=en_omgeving eo=en_omgeving ma-vr=maandag_tot_en_met_vrijdag aub= svp= max=maximaal ca=circa tel=telefoon tm=tot_en_met wrm=waarom zsm=zo_snel_mogelijk ipv=in_plaats_van nvt=niet_van_toepassing',
  rules: [
    [/(?<=(?:^|\s)(?:in|op|voor|aan|om|uit|van|met) )[’']?t(?= \p{L})/giu, 'het'],
    [/(?<!\p{L})omstr\.?(?=$|[\s,])/giu, 'omstreken'],
    [/(?<!\p{L})e bikes?(?!\p{L})/giu, (found) => found.replace(' ', '-')],
    [/\b(?:1e|eerste) x(?=\s)/giu, 'eerste keer'],
    [
      /(?<=(?:maan|dins|woens|donder|vrij|zater|zon)dag) (?=(?:avond|ochtend|middag|nacht)(?:en)?(?!\p{L}))/giu,
      '',
    ],
    [/^(\d+ \p{L}+) (?:de )?(\d+)e (?=gratis)/giu, '$1, de $2e '],
    [/\b(\d+) halen (\d+) betalen\b/giu, '$1 halen, $2 betalen'],
    [/(?<=\p{L}dag \d\d?\s?[-–]\s?\d\d?)$/gu, ' uur'],
    [/(?<!\p{L})nr\.?(?= \d)/giu, 'nummer'],
    [/(?<!€ ?)(?<![\d.,])(\d+),-/gu, '€ $1'],
    [/(?<=(?:[2-9]|\d\d) )maand(?!\p{L})/gu, 'maanden'],
    [/(?<=(?:[2-9]|\d\d) )week(?!\p{L})/gu, 'weken'],
    [/(?<=\p{L}{3,})(?<!(?:heeft|hebben|is|met|en|of|zijn|wil)) (?=geen \p{L}+$)/giu, ', '],
    [/(?<!\p{L})(vve)(?!\p{L})/giu, 'VvE'],
    [/(\d)\s?jr(?!\p{L})\.?/giu, '$1 jaar'],
    [/(\d)\s?u(?!\p{L})\.?/giu, '$1 uur'],
    [/(\d)\s?wk(?!\p{L})\.?/giu, '$1 weken'],
    [/(?<=\p{L}{3}) ?& ?(?=\p{Ll}{3})(?!zon|co)/gu, ' en '],
    [/(?<=^|\s)'s(?=\s)/gu, '’s'],
    [/(?<=\p{L})'s(?!\p{L})/gu, '’s'],
  ],
  aside:
    /\s*[([–-]?\s*(?<!\p{L})(?:(?:graag|aub|svp|a\.u\.b\.) (?:wel |ook )?(?:vermelden|noemen|kort|benoemen|erin|meenemen|niet te)[^.;)\]]*|(?:niet vergeten|wel vermelden|moet erin)[^.;)\]]*|niet te (?:lang|commercieel|formeel|schreeuwerig)[^.;)\]]*|hou het kort[^.;)\]]*|(?:notitie|opmerking) voor (?:het )?bureau[^.;)\]]*|(?:aub|svp)(?!\p{L}))[)\]]?/giu,
  and: 'en',
  notation: {
    euro: 'euro?|eu',
    signFirst: true,
    each: 'per',
    allDay: '24 uur per dag',
    per: 'hour=per_uur day=per_dag week=per_week month=per_maand year=per_jaar night=per_nacht person=per_persoon',
  },
};
