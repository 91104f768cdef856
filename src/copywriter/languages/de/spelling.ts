import type { Spelling } from '../pack.ts';
import { nouns } from './nouns.ts';
import { towns } from './towns.ts';

const often: Readonly<Record<string, string>> = {
  mo: 'montags',
  di: 'dienstags',
  mi: 'mittwochs',
  do: 'donnerstags',
  fr: 'freitags',
  sa: 'samstags',
};

export const spelling: Omit<Spelling, 'known' | 'lexicon'> = {
  towns,
  words:
    'DJ PV NRW ' +
    'E-Scooter E-Roller E-Bike E-Bikes E-Auto E-Autos Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag Januar Februar März April Mai Juni Juli August September Oktober November Dezember Ostern Weihnachten Advent Herbst Frühling Frühjahr ' +
    'GmbH KFZ LKW PKW App Apps Excel Word PayPal WLAN KI IT EDV SEO Bio Öko Yoga Pilates B2B Englisch Französisch Spanisch Italienisch Deutsch Mathe Physik Chemie ' +
    'Müller Schmidt Schneider Fischer Weber Meyer Meier Maier Wagner Becker Schulz Hoffmann Schäfer Koch Bauer Richter Wolf Schröder Neumann Zimmermann Krüger Hofmann Hartmann Werner Krause Lehmann Köhler Huber Mayer Hermann König Walter Kaiser Fuchs Peters Scholz Möller Hahn Vogel Schubert Berger Winkler Lorenz Baumann Franke Albrecht Schuster Simon Böhm Winter Kraus Martin Schumacher Krämer Vogt Jäger Stein Otto Sommer Seidel Brandt Haas Schreiber Graf Dietrich Kuhn Kühn Ziegler Pohl Engel Horn Busch Bergmann Thomas Voigt Arnold Pfeiffer ',
  short:
    'innerh=innerhalb mgl=möglich mitgl=Mitglieder zi=Zimmer vegetar=vegetarisch grds=grundsätzlich teiln=Teilnehmer zzt=zurzeit jmd=jemand aufn=auf_den ausm=aus_dem nix=nichts haste=hast_du incl=inklusive excl=ohne gratisversand=Gratisversand pausch=pauschal tel=telefonisch od=oder einf=einfach jetz=jetzt nich=nicht bhf=Bahnhof hbf=Hauptbahnhof gibts=gibt’s sept=September vorm=vor_dem übern=über_den vllt=vielleicht telef=telefonisch qm=m² einschl=einschließlich z.b.=zum_Beispiel z.b=zum_Beispiel inkl=inklusive stdn=Stunden min=Minuten mind=mindestens tägl=täglich wöchtl=wöchentlich wöch=wöchentlich mtl=monatlich monatl=monatlich jährl=jährlich evtl=eventuell ggf=gegebenenfalls bzw=beziehungsweise ca=ca. tel=Telefon str=Straße mwst=MwSt. zzgl=zuzüglich versch=verschiedene kostenl=kostenlos pers=Personen whg=Wohnung whgn=Wohnungen p.p=pro_Person stk=Stück 24std=24_Stunden tgl=täglich öffn=Öffnungszeiten abds=abends nachm=nachmittags',
  rules: [
    [/(?<!\p{L})innerhalb (?=\d+ (?:Tagen|Wochen|Stunden|Minuten))/giu, 'innerhalb von '],
    [/(?<!\p{L})st\.? ?gallen(?!\p{L})/giu, 'St. Gallen'],
    [/(?<=\p{L}{3})whg(?=n?(?!\p{L}))/giu, 'wohnung'],
    [/(?<=wohnung)n(?!\p{L})/giu, 'en'],
    [/(?<=\p{L}{3})anh\.(?=$|[\s,])/giu, 'anhänger'],
    [/(?<![\d.,])1 Zimmern?(?!\p{L})/gu, '1 Zimmer'],
    [
      /(?<=(?:^|\s)(?:kein|beim|vom|fürs|durchs) )\p{Ll}(?=\p{L}+(?:en|eln|ern)(?:$|[\s,]))/giu,
      (letter) => letter.toUpperCase(),
    ],
    [
      /\b(?:Ae|ae)(?=nder|rzt|pfel|lter|rger|gypt|hnlich|ußer)/gu,
      (found) => (found === 'Ae' ? 'Ä' : 'ä'),
    ],
    [/(?<=[bcdfghjklmnprstvwzß])ae(?=[bcdfghklmnprstuvwxzß]\p{L})(?!ro|l(?=$))/gu, 'ä'],
    [
      /(?<=(?:^|[\s-]|[bcdfghjklmnprstvwzß]))ue(?!ll|lzen|tersen|tze|rding|ckerm)(?=[bcdfghklmnprstvwxzß]\p{L})(?<!tue|due(?=tt))/gu,
      'ü',
    ],
    [/(?<=[bcdfghjklmnprstvwzßu])(?<![Ss](?=oest)|[Cc](?=oesf))oe(?=[bcdfghklmnprsvwxzß])/gu, 'ö'],
    [/(?<=^|\s)Ue(?=b)/gu, 'Ü'],
    [/(?<!\p{L})privat und gewerbe(?!\p{L})/giu, 'privat und gewerblich'],
    [/(?<![\d.,])(\d) ?-?Tage ?-?Woche(?!\p{L})/giu, '$1-Tage-Woche'],
    [/(?<![\d.,])1 (Stunde|Woche|Minute)n(?!\p{L})/gu, '1 $1'],
    [/(?<![\d.,])1 (Monat|Tag|Jahr)en?(?!\p{L})/gu, '1 $1'],
    [
      /(?<!\p{L})(?:kurzfr|mögl)\.?(?=$|\s)/giu,
      (found) => (/^k/iu.test(found) ? 'kurzfristig' : 'möglich'),
    ],
    [/(\d) ?(?:mt|mte)\.?(?= |$)/giu, '$1 Monate'],
    [/(?<=\p{L} )v\. (?=\p{L})/giu, 'von '],
    [/(?<=\p{L} )z\. (?=\p{L})/giu, 'zur '],
    [
      /(?<!\p{L})kl\.? ?([a-e])(?=\s|$)/giu,
      (_, letter: string) => `Klasse ${letter.toUpperCase()}`,
    ],
    [/(?<!\p{L})ca\.? (?=\d)/giu, 'etwa '],
    [
      /(?<!\p{L})auch (mo|di|mi|do|fr|sa)\.?(?=$|,)/giu,
      (_, day: string) => `auch ${often[day.toLowerCase()] ?? day}`,
    ],
    [
      /(?<=(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch) (vor|nach)?(mittag|abend|morgen)(?=$|[\s,])/giu,
      (_, half = '', part: string) => `${half}${part}`.toLowerCase(),
    ],
    [/(?<=^\p{L}+) (?=auch online$)/gu, ', '],
    [/(?<=\d),[-–](?:\s?(?:€|euro?(?!\p{L})))?/giu, ' €'],
    [/(?<=CHF \d+)\.[-–]/gu, ''],
    [/(?<!CHF )(?<!\d)(\d+)\.[-–](?=$|[\s,])/gu, 'CHF $1'],
    [/(?<=(?:pro|jedes|erstes|zweites|nächstes|letztes)) mal(?!\p{L})/giu, ' Mal'],
    [/(?<=zum )\p{Ll}(?=\p{L}+en(?!\p{L}))/gu, (letter) => letter.toUpperCase()],
    [/(?<=\sin \d+)\s?h(?!\p{L})/giu, ' Stunden'],
    [/(?<=innerhalb|binnen) (?:von )?(\d+)\s?h(?!\p{L})/giu, ' von $1 Stunden'],
    [/\bwenns\b/giu, 'wenn es'],
    [/(?<=(?:tag|bis) (?:\d\d?(?:[.:]\d\d)?[-–])?\d\d?(?:[.:]\d\d)?)(?:\s?h)?(?=$|,)/gu, ' Uhr'],
    [/(\d) ?wo\.?(?!\p{L})/giu, '$1 Wochen'],
    [/(\d) ?mon\.?(?!\p{L})/giu, '$1 Monate'],
    [/(?<=ab \d+) ?j\.?(?!\p{L})/giu, ' Jahren'],
    [/(?<=\d-\d+) ?j\.?(?!\p{L})/giu, ' Jahre'],
    [/(?<!\p{L})kl\.? (?=\d)/giu, 'Klasse '],
    [/(?<=\s)m\. (?=\p{L})/gu, 'mit '],
    [/(?<!\p{L})[Oo]nline (?=\p{Lu}\p{Ll}{3})/gu, 'Online-'],
    [/(?<=^\p{L}{4,}) (?=die \p{Ll}+(?: \p{Ll}+)*$)/gu, ', '],
    [/(?<=(?:[2-9]|\d\d) \p{L}{3,})std\.?(?=\s|$)/giu, 'stunden'],
    [/(\d)\s?kwh\b/giu, '$1 kWh'],
    [/(?<=\s)u\.?(?=\s)/gu, 'und'],
    [/(?<=\d\s?)std\.?(?!\p{L})/giu, 'Stunden'],
    [/(?<=\p{L})std\.?(?=\s|$)/giu, 'stunde'],
    [/(?<!\p{L})std\.?(?!\p{L})/giu, 'Stunde'],
    [/\bgr(o|ö)ss(?=e|$)/giu, 'gr$1ß'],
    [/\bdrauss(?=en)/giu, 'drauß'],
    [/\bweiss/giu, 'weiß'],
    [/\bfuss(?=\p{L})/giu, 'fuß'],
    [/\bspass\b/giu, 'Spaß'],
    [/\bfuer\b/giu, 'für'],
    [/\bmax\.?(?= \d)/giu, 'maximal'],
    [/(?<=[\p{L}\d]) (?=(?:weil|dass|sondern|obwohl|wenn) )/giu, ', '],
    [/^(?:wir )?such(?:en|t) (?:dich|sie)[!.:,]?\s+/giu, ''],
    [/(?<=\p{L}{3,})(?<!(?:hat|haben|ist|mit|und|oder|sind)) (?=keine? \p{L}+$)/giu, ', '],
    [/\bvor ort\b/giu, 'vor Ort'],
    [/\bfrei haus\b/giu, 'frei Haus'],
  ],
  aside:
    /\s*[([–-]?\s*(?<!\p{L})(?:bitte (?:noch )?(?:erwähnen|kurz|nicht zu|unbedingt|reinschreiben|betonen|dazu|mit rein)[^.;)\]]*|(?:unbedingt|noch) (?:erwähnen|reinschreiben|betonen)[^.;)\]]*|nicht (?:zu )?werblich[^.;)\]]*|kurz halten[^.;)\]]*|(?:hinweis|notiz) (?:für|an) (?:die )?agentur[^.;)\]]*)[)\]]?/giu,
  and: 'und',
  notation: {
    euro: 'euro?',
    signFirst: false,
    each: 'pro',
    allDay: 'rund um die Uhr',
    per: 'hour=pro_Stunde day=pro_Tag week=pro_Woche month=pro_Monat year=pro_Jahr night=pro_Nacht person=pro_Person',
  },
  nouns,
};
