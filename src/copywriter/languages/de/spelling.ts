import { dayRanges } from '../day-ranges.ts';
import type { Spelling } from '../pack.ts';
import { readPairs } from '../sheet.ts';
import { nouns } from './nouns.ts';

const dayNames = 'mo=Montag di=Dienstag mi=Mittwoch do=Donnerstag fr=Freitag sa=Samstag so=Sonntag';
const weekdays = readPairs(dayNames);

export const spelling: Spelling = {
  words:
    'DJ PV NRW ' +
    'E-Bike E-Bikes E-Auto E-Autos Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag Januar Februar März April Mai Juni Juli August September Oktober November Dezember Ostern Weihnachten Advent Herbst Frühling Frühjahr ' +
    'GmbH KFZ LKW PKW App Apps Excel Word PayPal WLAN KI IT EDV SEO Bio Öko Yoga Pilates B2B Englisch Französisch Spanisch Italienisch Deutsch Mathe Physik Chemie ' +
    'Müller Schmidt Schneider Fischer Weber Meyer Meier Maier Wagner Becker Schulz Hoffmann Schäfer Koch Bauer Richter Wolf Schröder Neumann Zimmermann Krüger Hofmann Hartmann Werner Krause Lehmann Köhler Huber Mayer Hermann König Walter Kaiser Fuchs Peters Scholz Möller Hahn Vogel Schubert Berger Winkler Lorenz Baumann Franke Albrecht Schuster Simon Böhm Winter Kraus Martin Schumacher Krämer Vogt Jäger Stein Otto Sommer Seidel Brandt Haas Schreiber Graf Dietrich Kuhn Kühn Ziegler Pohl Engel Horn Busch Bergmann Thomas Voigt Arnold Pfeiffer ',
  short:
    'od=oder einf=einfach jetz=jetzt nich=nicht bhf=Bahnhof hbf=Hauptbahnhof tk=Tiefkühl m=mit gibts=gibt’s v=von sept=September kl=Klasse o=oder vorm=vor_dem übern=über_den vllt=vielleicht mögl=möglich telef=telefonisch qm=m² einschl=einschließlich z.b.=zum_Beispiel z.b=zum_Beispiel inkl=inklusive exkl=exklusive stdn=Stunden min=Minuten mind=mindestens tägl=täglich wöchtl=wöchentlich wöch=wöchentlich mtl=monatlich monatl=monatlich jährl=jährlich evtl=eventuell ggf=gegebenenfalls bzw=beziehungsweise ca=ca. tel=Telefon nr=Nummer str=Straße mwst=MwSt. zzgl=zuzüglich versch=verschiedene kostenl=kostenlos pers=Personen erw=Erwachsene whg=Wohnung whgn=Wohnungen p.p=pro_Person stk=Stück 24std=24_Stunden tgl=täglich öffn=Öffnungszeiten bes=besonders abds=abends nachm=nachmittags',
  rules: [
    [/(?<=\d)\.[-–](?=$|[\s,])/gu, ' CHF'],
    [/(?<=pro )mal(?!\p{L})/gu, 'Mal'],
    [/(?<=zum )\p{Ll}(?=\p{L}+en(?!\p{L}))/gu, (letter) => letter.toUpperCase()],
    [/(?<=(?:^|\s)bei )\p{Ll}(?=\p{L}{3,}$)/gu, (letter) => letter.toUpperCase()],
    [/(?<=\p{L}tag) (?=(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag, \d)/gu, ' am '],
    [/(?<=\d\. \p{Lu}\p{L}{2,}) (?=\d\d?(?:[.:]\d\d)?\s?[-–])/gu, ', '],
    [/(?<=\d),[-–](?:\s?(?:€|euro?(?!\p{L})))?/giu, ' €'],
    [/(?<=\d €? ?statt (?:nur )?\d+(?:,\d\d)?)(?=$|\.$| bis | pro | im )/giu, ' €'],
    [/(?<!\p{L})prof\. (?=\p{L}+ung(?!\p{L}))/gu, 'professionelle '],
    [
      /(?<!\p{L})online (?=(?:termin|buchung|beratung|kurs|shop|unterricht|anmeldung)\p{L}*)/giu,
      'Online-',
    ],
    [
      /\((mo|di|mi|do|fr|sa)(?:,| und| \+| &|\/) ?(di|mi|do|fr|sa|so)\)/giu,
      (_, one = '', two = '') =>
        `(${weekdays[one.toLowerCase()]} und ${weekdays[two.toLowerCase()]})`,
    ],
    [
      /(?<!\p{L})(?:mo|di|mi|do|fr|sa|so)\.?,? (?=\d\d?\. ?(?:\d|jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez))/giu,
      (found) => `${weekdays[found.slice(0, 2).toLowerCase()]}, `,
    ],
    dayRanges(dayNames, (from, to) => `${from} bis ${to}`),
    [/(?<=^\p{L}{4,}) (?=die \p{Ll}+(?: \p{Ll}+)*$)/gu, ', '],
    [/(?<=(?:^|\s)(?:innerhalb|binnen)) (?:von )?(\d+)\s?h(?!\p{L})/giu, ' von $1 Stunden'],
    [/(?<=\sin \d+)\s?h(?!\p{L})/giu, ' Stunden'],
    [/(\d) ?wo\.?(?!\p{L})/giu, '$1 Wochen'],
    [
      /(?<!\p{L})(?:pv|kfz|pkw|lkw|led|usb|edv|dsl|seo|tv) (?!(?:und|oder|mit|für|in|im|ist|zu|auf|aus|ab)(?!\p{L}))\p{Ll}(?=\p{L}{3})/giu,
      (found) => `${found.slice(0, -2).toUpperCase()}-${found.slice(-1).toUpperCase()}`,
    ],
    [/(?<=(?:erstes|zweites|jedes|nächstes|dieses|letztes)) mal(?!\p{L})/giu, ' Mal'],
    [/(?<=^(?:eigene|erfahrene|feste|faire|klare)\w* \p{L}{4,}) (?=keine? \p{L}+$)/giu, ', '],
    [/(?<!\p{L})sa\s?(?:[+&/]|und)\s?so(?!\p{L})/giu, 'Samstag und Sonntag'],
    [/(?<=^|erste[nr]? |zweite |die |der |pro |je )std\.?(?!\p{L})/giu, 'Stunde'],
    [/(?<=% rabatt) (?=montag|dienstag|mittwoch|donnerstag|freitag)/giu, ' von '],
    [
      /(?<=\p{L} )(?<!\s(?:in|en|em|dans|sous|binnen|within|innerhalb|per|cada|de) )24\s?h(?:rs?)?\.?$/giu,
      'rund um die Uhr',
    ],
    [/(\d)\s?EUR\b/giu, '$1 €'],
    [/(\d)\s?euro\b/giu, '$1 €'],
    [/(\d)€/gu, '$1 €'],
    [/€\/\s?tag\b/giu, '€ pro Tag'],
    [/€\/\s?(?:std|stunde|h)\b\.?/giu, '€ pro Stunde'],
    [/€\/\s?(?:monat|mon)\b/giu, '€ pro Monat'],
    [
      /€\/\s?(?:nacht|woche|stück|person)\b/giu,
      (found) => `€ pro ${found.charAt(2).toUpperCase()}${found.slice(3)}`,
    ],
    [/(\d)\s?w\b/gu, '$1 W'],
    [/(\d)\s?kwh\b/giu, '$1 kWh'],
    [/(\d)(?=(?:min|kg|km|ml|cm|mm|qm)\b)/giu, '$1 '],
    [
      /\d+\s?h \p{L}/giu,
      (found) => `${Number.parseInt(found, 10)}-Stunden-${found.slice(-1).toUpperCase()}`,
    ],
    [
      /\b(?:bio|wlan) (?!(?:und|im|in|mit|am|an|auf|aus|bei|für|statt|vom|zum|oder|ohne|nur|ist)(?!\p{L}))\p{Ll}(?=\p{L}{2})/giu,
      (found) => `${found.slice(0, -2)}-${found.slice(-1).toUpperCase()}`,
    ],
    [/(?<=\s)u\.?(?=\s)/gu, 'und'],
    [/(?<=\p{L}{3}) \+ (?=\p{L}|\dD)/gu, ' und '],
    [/(?<=\p{L})std\.?(?=\s|$)/giu, 'stunde'],
    [/(?<=\d\s?)std\.?(?!\p{L})/giu, 'Stunden'],
    [/(?<!\p{L})std\.?(?!\p{L})/giu, 'Stunde'],
    [/\bgr(o|ö)ss(?=e|$)/giu, 'gr$1ß'],
    [/\bdrauss(?=en)/giu, 'drauß'],
    [/\bweiss/giu, 'weiß'],
    [/\bgruess/giu, 'grüß'],
    [/\bspass\b/giu, 'Spaß'],
    [/\bfuer\b/giu, 'für'],
    [/\bmax\.?(?= \d)/giu, 'maximal'],
    [/(\d) tage woche\b/giu, '$1-Tage-Woche'],
    [/\bwenns\b/giu, 'wenn es'],
    [
      /(?<=\p{L}{4,}) (?=(?:die|der|das) (?:nicht |in |ihr |ihre |sich |zu |keine? |immer |nach |gern |man )\p{L})/gu,
      ', ',
    ],
    [/(?<=[\p{L}\d]) (?=(?:weil|dass|sondern|obwohl|wenn) )/giu, ', '],
    [/(?<=nein) (?=aber )/giu, ', '],
    [/^(?:wir )?such(?:en|t) (?:dich|sie)[!.:,]?\s+/giu, ''],
    [/\bvor ort (?=(?:\p{Lu}|köln|berlin|hamburg|münchen))/gu, 'vor Ort in '],
    [/\bvor ort\b/giu, 'vor Ort'],
    [/(?<=\p{L}) (?=maximal \d+$)/gu, ', '],
    [/^(\d+ \p{L}+) (?=\d+(?:,\d\d)? €$)/gu, '$1 für '],
    [/\bfrei haus\b/giu, 'frei Haus'],
  ],
  aside:
    /\s*[([–-]?\s*(?<!\p{L})(?:bitte (?:noch )?(?:erwähnen|kurz|nicht zu|unbedingt|reinschreiben|betonen|dazu|mit rein)[^.;)\]]*|(?:unbedingt|noch) (?:erwähnen|reinschreiben|betonen)[^.;)\]]*|nicht (?:zu )?werblich[^.;)\]]*|kurz halten[^.;)\]]*|(?:hinweis|notiz) (?:für|an) (?:die )?agentur[^.;)\]]*)[)\]]?/giu,
  and: 'und',
  at: 'in',
  nouns,
};
