import type { Reading } from '../pack.ts';
import { readAnswers } from '../sheet.ts';

const any = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})`, 'iu');

export const reading: Reading = {
  commonWords:
    'der die das und mit für ohne im von zu den dem ein eine einen einer nicht auf sich ihre dein deine jede jeden am bei aus ab bis nach vom zum zur wir sie du uns kein keine auch nur oder alle leute menschen eltern familien kinder frauen männer studierende studenten schüler anfänger kunden betriebe vereine hausbesitzer hobbyköche pendler weinfreunde schuhe lampe schreibtischlampe tasche kerzen seife kaffee brot kuchen wein öl olivenöl holz leder baumwolle wolle handgemacht reinigung werkstatt zahnarzt anwalt kurs unterricht nachhilfe pflege umzüge versand kostenlos gratis tag tage woche wochen monat jahr stunden stunde minuten euro preis rabatt erste neu neue klein frisch haus garten küche hund hunde katze auto reise urlaub nacht termin angebot festpreis',
  sellersTalk:
    /^(?:(?:ich|wir) (?:mache?n?|biete?n?)\s+|(?:unser[ens]?|mein[ens]?|die|der|das|eine?)\s+(?:neuen?\s+)?)(?=\p{L})/iu,
  praise:
    /(?:(?:der|die|das)\s+)?(?:best[ens]{1,2}|günstigst\p{L}*|schnellst\p{L}*|führend\p{L}*|beliebtest\p{L}*|weltbest\p{L}*|preisgekrönt\p{L}*|nr\.? ?1|#1)\s+(?=\p{L})/giu,
  isA: /^(?<name>.{2,60}?)\s+(?:ist|sind)\s+(?<what>(?:eine?|der|die|das)\s.+)$/iu,
  formal:
    /\p{Ll} (?:Sie|Ihnen|Ihre?[nmrs]?)(?!\p{L})|(?:^|[.:–] )Sie \p{Ll}+en |(?:^|[.:–] )(?:Ihnen |Ihre?[nmrs]? (?:\p{Ll}+e[nmrs]? )?\p{Lu})|per Sie|[Ss]iezen|[Hh]öflich|[Kk]orrekt|[Ff]örmlich/u,
  familiar: /(?<!\p{L})(?:du|dir|dich|dein\p{L}*|duzen)(?!\p{L})/iu,
  // "so oft ihr wollt"
  otherwise: /(?<!\p{L})(?:[Ee]uch|[Ee]ure\p{L}*|ihr \p{L}+t)(?!\p{L})/u,
  oneself: /(?<!\p{L})(?:ich|mein\p{L}*|mir)(?!\p{L})/iu,
  goesOn: /^(?:by|und|von|vom|aus|mit|für) /u,
  dangling: /\s+(?:der|die|das|und|oder|für|mit|im|in|am|an|auf|aus|von|zu|bei|eine?|&)$/iu,
  body: any(
    'bauch(?:fett|speck)?(?!\\p{L})|fett(?!\\p{L})|übergewicht|falten|cellulite|akne|pickel|haarausfall|glatze|doppelkinn|hüftgold|speck(?!\\p{L})|mundgeruch|schweiß|schwitzen|abnehmen|krampfadern',
  ),
  states:
    /^(?!.*(?:that|who|which|qui|que|che|dat)\s)(?:\p{L}[\p{L}’'-]*\s){1,6}(?:ist|sind|kann|können|kostet|kosten|mindert|mindern|macht|machen|sorgt|führt|führen|gefährdet|schadet|schaden|verursacht|ruiniert|verdirbt|bedeutet|treibt|wird|werden)\s/u,
  people:
    /^(?:viele |manche |die |unsere )?(?:menschen|kinder|familien|eltern|patienten|schüler|hunde|katzen|tiere|nachbarn|frauen|männer|senioren|geflüchtete|ehrenamtliche)(?!\p{L})/iu,
  everybody:
    /^(?:alle|jede[rn]?(?:mann)?|leute|menschen|erwachsene|öffentlichkeit|privat und firmen|x)$/iu,
  toReader: [],
  from: /^(?:ab|nur|schon ab|bereits ab|für)\s+/iu,
  proof:
    /\d.*(?:bewertung|sterne|kund(?:en|innen)|nutzer|mitglieder|downloads|jahre erfahrung|firmen|betriebe)|(?:ausgezeichnet|testsieger|prämiert|empfohlen von)/iu,
  term: /^(?:monatlich|jederzeit|täglich)\s+kündbar|^kein(?:e|en)? (?:vertrag|mindest|anfahrt|versteckt|grundgebühr|anmeldegebühr|bindung|abo|karte|kreditkarte)|^ohne (?:vertrag|bindung|kreditkarte|mindest)|rückgabe|garantie(?!\p{L})|^kostenlos(?:e[rsn]?)? (?:storn|rück)|zahlung/iu,
  date: /^(?:auch am|geöffnet|mo|di|mi|do|fr|sa|so|montag|dienstag|täglich|24\s?h|rund um die uhr|ernte)(?!\p{L})|^bis \d/iu,
  place: /^\p{Lu}\p{L}+(?:straße|str\.|weg|platz|allee|gasse) \d/u,
  clause:
    /^(?:wir|du|sie|ihr|man|es|unsere?|jede[rs]? \p{L}+ (?:ist|wird|hat))\s|^\p{L}+ (?:ist|sind|liegen|liegt|werden|wird|kommt|kommen|passen|passt|kann|können|bleibt|bleiben|dauert|zahlt|zahlen|übernimmt|übernehmen|steigt|steigen|fehlt|fehlen|fällt|fallen)\s|^\d+ (?:€|euro) \p{Ll}+(?:t|en)\s/iu,
  answers: readAnswers(`
    wart|wochenlang|termin|dauert|spät => selben tag|termin|online|in \\d+ min|sofort|24|werktag|leihrad
    teuer|kosten|abzocke|preis|rechnung|versteckt => festpreis|gratis|kostenlos|keine anfahrt|ab \\d|inklusive
    papierkram|feierabend|listen|chats|zettel|excel|lohn => link|teilen|sichtbar|inklusive|meldung|ansprechpartner|beratung|automatisch
    allein|überfordert|wechsel|mama|papa|pflege => bezugspfleg|fest|erreichbar|beratung|kassen
    supermarkt|gleich schmeckt|nach nichts|fade => hand|kalt gepresst|ernte|familien|direkt|frisch|steillage
    schlecht|mathe|note|streit|hausaufgaben => lehramt|erste stunde|wochenende|online
    drück|blasen|eng|schmerz|schwer => sohle|leicht|weich|leder|mm
    absag|freunde|schlepp|umzug => montage|festpreis|versichert|karton|halteverbot
  `),
  // A noun keeps its capital.
  audience: (text) => (/\p{Lu}/u.test(text) ? text : null),
};
