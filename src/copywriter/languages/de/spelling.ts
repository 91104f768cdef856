import type { Spelling } from '../pack.ts';
import { nouns } from './nouns.ts';
import { towns } from './towns.ts';

const days = 'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag'.split(' ');

export const spelling: Omit<Spelling, 'lexicon' | 'everyday'> = {
  towns,
  articles: 'der die das',
  words:
    'DJ PV NRW PC PCs TV CNC EC-Karte E-Rechnung E-Rechnungen ADAC WC SUP IHK HWK BAMF RAL UG Hi-Fi HiFi E-Gitarre E-Piano E-Zigarette U-Bahn S-Bahn T-Shirt T-Shirts B&B Do-it-yourself Secondhand Wi-Fi ' +
    'E-Scooter E-Roller E-Bike E-Bikes E-Auto E-Autos Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag Januar Februar März April Mai Juni Juli August September Oktober November Dezember Ostern Weihnachten Advent Herbst Frühling Frühjahr ' +
    'GmbH KFZ LKW PKW App Apps Excel Word PayPal WLAN KI IT EDV SEO Bio Öko Yoga Pilates B2B Englisch Französisch Spanisch Italienisch Deutsch Mathe Physik Chemie ' +
    'Müller Schmidt Schneider Fischer Weber Meyer Meier Maier Wagner Becker Schulz Hoffmann Schäfer Koch Bauer Richter Wolf Schröder Neumann Zimmermann Krüger Hofmann Hartmann Werner Krause Lehmann Köhler Huber Mayer Hermann König Walter Kaiser Fuchs Peters Scholz Möller Hahn Vogel Schubert Berger Winkler Lorenz Baumann Franke Albrecht Schuster Simon Böhm Winter Kraus Martin Schumacher Krämer Vogt Jäger Stein Otto Sommer Seidel Brandt Haas Schreiber Graf Dietrich Kuhn Kühn Ziegler Pohl Engel Horn Busch Bergmann Thomas Voigt Arnold Pfeiffer ',
  short:
    'exkl=exklusive zzgl=zuzüglich einschl=einschließlich tägl=täglich tgl=täglich wöchtl=wöchentlich wöch=wöchentlich mtl=monatlich monatl=monatlich jährl=jährlich evtl=eventuell ggf=gegebenenfalls bzw=beziehungsweise i.d.r=in_der_Regel v.a=vor_allem u.a=unter_anderem u.v.m=und_vieles_mehr d.h=das_heißt z.b.=zum_Beispiel z.b=zum_Beispiel mind=mindestens min=Minuten pers=Personen whg=Wohnung whgn=Wohnungen stk=Stück stdn=Stunden versch=verschiedene p.p=pro_Person qm=m² mwst=MwSt. bhf=Bahnhof hbf=Hauptbahnhof okt=Oktober dez=Dezember feb=Februar sept=September abds=abends nachm=nachmittags vorm.=vormittags innerh.=innerhalb gg.=gegen od.=oder geschl.=geschlossen teiln=Teilnehmer fam.=Familie fa.=Firma',
  rules: [
    [/([<>])\s?(?=(?:[€$£]\s?)?\d)/gu, (_, sign) => (sign === '>' ? 'über ' : 'unter ')],
    [/(?<=\p{L}{3})str\.(?= \d|$|,)/giu, 'straße'],
    [
      /(?<=(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember))\s?[-–]\s?(?=(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember))/gu,
      ' bis ',
    ],
    // Behind its noun a word has no ending to guess.
    [/(?<!\p{L})(mögl|erhältl)\.?(?=$|[,)]| [–-])/gu, '$1ich'],
    [/(?<!\p{L})kostenl\.?(?=$|[,)]| [–-])/gu, 'kostenlos'],
    [/,?\s\(?Inh\. (?:\p{Lu}[\p{L}-]*\.? ?){1,3}\)?/gu, ' '],
    [/(?<=\d )J\. (?=\p{L})/gu, 'Jahre '],
    [/(?<=\d )Wo\.?(?=$|[\s,])/gu, 'Wochen'],
    [/(?<!\p{L})Kl\. (?=\d)/gu, 'Klasse '],
    [/(?<=\p{L}{3}) & (?=\p{Ll})/gu, ' und '],
    [/(?<=\p{L} )v\. (?=\p{L}|\d)/gu, 'von '],
    [/(?<!\p{L})f\. (?=\p{L}|\d)/gu, 'für '],
    [/(?<=\p{L} )o\. (?=\p{L})/gu, 'oder '],
    [/(?<=\s)u\.?(?=\s)/gu, 'und'],
    [/(?<=\s)m\. (?=\p{L})/gu, 'mit '],
    [/(?<!\p{L})ca\.? (?=\d|CHF|€|£)/giu, 'etwa '],
    [
      /(?<=^|[,;/] )(Mo|Di|Mi|Do|Fr|Sa|So)\.?(?= (?:nach|auf|geschlossen|nur) )/gu,
      (day) => days.find((each) => each.startsWith(day.slice(0, 2))) ?? day,
    ],
    [/(?<!\p{L})Erw\.(?=$|[\s,)])/gu, 'Erwachsene'],
    [/(?<!\p{L})max\.?(?= \d)/giu, 'maximal'],
    [/(?<!\d\s?)€\s?(\d+(?:[.,]\d+)?)/gu, '$1 €'],
    [/(?<=\d),[-–](?:\s?(?:€|euro?(?!\p{L})))?/giu, ' €'],
    [/(?<=CHF \d+)\.[-–]/gu, ''],
    [/(?<!CHF )(?<!\d)(\d+)\.[-–](?=$|[\s,])/gu, 'CHF $1'],
    [/(?<=\d\s?)std\.?(?!\p{L})/giu, 'Stunden'],
    [/(?<!\p{L})std\.?(?!\p{L})/giu, 'Stunde'],
    [/(?<![\d.,])1 (Stunde|Woche|Minute)n(?!\p{L})/gu, '1 $1'],
    [/(?<=\sin \d+)\s?h(?!\p{L})/giu, ' Stunden'],
    [
      /(?<=(?:tag|woch) (?:bis )?(?:\d\d?(?:[.:]\d\d)?[-–])?\d\d?(?:[.:]\d\d)?)(?:\s?h)?(?=$|,)/gu,
      ' Uhr',
    ],
    [/(?<=\d[-–]\d\d?(?:[.:]\d\d)?)\s?h(?!\p{L})/gu, ' Uhr'],
    // Capitals have no ß: "GROSSE AUSWAHL".
    [
      /(?<=(?<!\p{L})(?:gr[oö]|[Ff]lo|sü|wei|fu|hei|drau|strau|spa|flei|gie|fü|schlie))ss(?=e|$|\s|en|ig|,|pflege|ball|bau|weg)/gu,
      'ß',
    ],
    [/(?<=stra)ss(?=e)/gu, 'ß'],
    [/(?<!\p{L})vor ort(?!\p{L})/gu, 'vor Ort'],
    [
      /(?<=(?:im|ab|bis|seit|Anfang|Mitte|Ende) )(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)(?!\p{L})/gu,
      (month) => month.charAt(0).toUpperCase() + month.slice(1),
    ],
  ],
  aside:
    /\s*[([–-]?\s*(?<!\p{L})(?:bitte (?:noch )?(?:erwähnen|kurz|nicht zu|unbedingt|reinschreiben|betonen|dazu|mit rein)[^.;)\]]*|(?:unbedingt|noch) (?:erwähnen|reinschreiben|betonen)[^.;)\]]*|nicht (?:zu )?werblich[^.;)\]]*|kurz halten[^.;)\]]*|(?:hinweis|notiz) (?:für|an) (?:die )?agentur[^.;)\]]*)[)\]]?/giu,
  included: { before: 'inklusive', after: '=inklusive' },
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
