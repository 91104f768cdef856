import type { Spelling } from '../pack.ts';
import { nouns, sharp } from './nouns.ts';
import { shouted } from './shouted.ts';
import { towns } from './towns.ts';

export const spelling: Omit<Spelling, 'lexicon' | 'everyday'> = {
  towns,
  articles: 'der die das',
  words:
    'DJ PV NRW OP OPs DSL PC PCs TV CNC EC-Karte E-Rechnung E-Rechnungen ADAC WC SUP IHK HWK BAMF RAL UG Hi-Fi HiFi E-Gitarre E-Piano E-Zigarette U-Bahn S-Bahn T-Shirt T-Shirts B&B Do-it-yourself Secondhand Wi-Fi ' +
    'E-Scooter E-Roller E-Bike E-Bikes E-Auto E-Autos Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag Januar Februar März April Mai Juni Juli August September Oktober November Dezember Ostern Weihnachten Advent Herbst Frühling Frühjahr ' +
    'GmbH KFZ LKW PKW App Apps Excel Word PayPal WLAN KI IT EDV SEO Bio Öko Yoga Pilates B2B Türkisch Russisch Arabisch Polnisch Ukrainisch Kroatisch Serbisch Rumänisch Ungarisch Tschechisch Portugiesisch Griechisch Chinesisch Japanisch Latein Englisch Französisch Spanisch Italienisch Deutsch Mathe Physik Chemie ' +
    'Müller Schmidt Schneider Fischer Weber Meyer Meier Maier Wagner Becker Schulz Hoffmann Schäfer Koch Bauer Richter Wolf Schröder Neumann Zimmermann Krüger Hofmann Hartmann Werner Krause Lehmann Köhler Huber Mayer Hermann König Walter Kaiser Fuchs Peters Scholz Möller Hahn Vogel Schubert Berger Winkler Lorenz Baumann Franke Albrecht Schuster Simon Böhm Winter Kraus Martin Schumacher Krämer Vogt Jäger Stein Otto Sommer Seidel Brandt Haas Schreiber Graf Dietrich Kuhn Kühn Ziegler Pohl Engel Horn Busch Bergmann Thomas Voigt Arnold Pfeiffer ',
  rules: [
    // "mo–do 8–18", "di 19:30"
    [
      /(?<!\p{L})(?:mo|di|mi|do|fr|sa|so)(?:(?: ?[–+-] ?(?:mo|di|mi|do|fr|sa|so))+(?!\p{L})|(?= \d{1,2}(?:[:.–-]\d| uhr| h)))/gu,
      (days) => days.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase()),
    ],
    [/(?<!\p{L})(?:SEIT|BIS|AB|ANNO|NUR|ÜBER)(?= \d{4})/gu, (word) => word.toLowerCase()],
    // "10ER-KARTE", "3-GÄNGE-MENÜ"
    [/(?<=\d)ER(?=-\p{Lu})/gu, 'er'],
    [/(?<=\d(?:er)?-(?:\p{L}+-)*\p{Lu})\p{Lu}{2,}(?!\p{L})/gu, (rest) => rest.toLowerCase()],
    [/(?<=\d )MON(?=\.)/gu, 'Mon'],
    [/(?<=\d\. )mal(?!\p{L})/gu, 'Mal'],
    [/(?<=für )gro(ß|ss) und klein(?!\p{L})/gu, 'Gro$1 und Klein'],
    [/(?<=für )jung und alt(?!\p{L})/gu, 'Jung und Alt'],
    // The full stop at the end of "30 Min. unverbindl."
    [
      /(?<![\p{L}.])(?:(?:un)?verbindl|schriftl|mündl|telef|persönl|monatl|jährl|wöchentl|zusätzl|gesetzl|öffentl|gewerbl|nachträgl|einschl|ausschl|zuzügl|abzügl|erforderl|erhältl|pünktl|gründl|ärztl|berufl|behördl|freundl|kostenl|versandkostenfr|\p{Lu}?\p{L}*[Vv]ereinb|\p{Lu}\p{L}*(?:pers|zuschl|umgeb|bestellw|bestellg|rechng|lieferg|anmeldg|reservierg))$/u,
      '$&.',
    ],
  ],
  and: 'und',
  aside:
    /\s*[([–-]?\s*(?<!\p{L})(?:bitte (?:noch )?(?:erwähnen|kurz|nicht zu|unbedingt|reinschreiben|betonen|dazu|mit rein)[^.;)\]]*|(?:unbedingt|noch) (?:erwähnen|reinschreiben|betonen)[^.;)\]]*|nicht (?:zu )?werblich[^.;)\]]*|kurz halten[^.;)\]]*|(?:hinweis|notiz) (?:für|an) (?:die )?agentur[^.;)\]]*)[)\]]?/giu,
  sharp,
  shouted,
  nouns,
};
