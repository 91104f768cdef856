import { readLexicon } from '../../spelling/lexicon.ts';
import { lexicon } from './lexicon.ts';
import { doingStems, qualityStems, smallWords, things } from './stock.ts';

/** Which everyday words are nouns. */
const everyday = new Map(
  readLexicon(lexicon).map((word) => [word.replace('!', ''), word.endsWith('!')] as const),
);

/** Nouns that end like something else, or that are too short to be told. */
const known = new Set(
  `tabelle tabellen hersteller aussteller platten matten geburt gewicht geduld geschmack gelenke handy handys scheiben böden dielen fliesen treppen gläser galerie ponyhof wäsche hose hosen kleid wand wände decke decken hecke hecken baum bäume rasen beet beete zaun zäune kamin öfen rohr rohre umzug umzüge karton kartons maß beleg belege fell felle föhn tag tage tagen uhr rad räder öl tee eis hof weg ort bad bus zug arzt art amt kind hund haus geld wein bier brot obst holz haut haar haare hand mama papa oma opa team chef job jobs abo abos tisch bett sofa herz auge mund zahn zähne fuß knie rücken nacken kopf leben essen garten rasen ofen laden wagen boden ende anfang mitte seite preis preise rabatt euro cent stück liter meter gramm kilo grad prozent watt jahr jahre jahren monat monate monaten woche wochen stunde stunden minute minuten nacht abend mittag wochenende wochenenden feiertag feiertagen feierabend urlaub ferien angebot angebote gerät geräte gericht gerichte geschäft geschäfte geschenk geschenke gebiet gebäude gemüse gewissen gesicht gespräch gespräche gruppe gruppen gutschein bericht beruf besuch betrieb betriebe besitzer bereich berater betreuer vertrag verträge verein vereine versand verkauf verkehr vermieter mieter eigentümer verwalter unterricht unterlagen überstunden umgebung ansprechpartner anschluss anfahrt anfrage anfragen antwort antworten auftrag aufträge aufgabe aufgaben ausflug auswahl einkauf eingang einsatz eintritt vorteil vorteile vorlage zugang zubehör zutaten zuschuss zeit zeiten termin termine terminen notruf notdienst steckdose lieferung modul module garantie kosten gebühr gebühren rechnung rechnungen kasse krankenkasse kassen karte karten konto kunde kunden kundin firma firmen handwerker meister meisterbetrieb geselle gesellen quereinsteiger azubi azubis elektroniker elektriker maler installateur monteur montage mechaniker vollzeit teilzeit hebamme schwangere schwangeren kinder kindern eltern familie familien senioren frauen männer leute freunde menschen mensch nachbarn anfänger fortgeschrittene schüler studenten lehrer hunde hunden katze katzen tiere pferde zwinger fotos foto video videos bilder bild fahrrad fahrräder auto autos reifen bremsen batterie akku motor küche küchen fenster türen tür dach heizung strom strompreise wasser licht lampe möbel schuhe tasche taschen kleidung kleider schmuck uhren bücher buch spiel spiele musik kurs kurse schule sprache sprachen reise reisen zimmer wohnung wohnungen hotel ferienwohnung frühstück kaffee kuchen torten torte fleisch fisch käse wurst nudeln pizza salat suppe saft wellness massage massagen sauna pflege kosmetik friseur friseurin nägel praxis arbeit papierkram steuern steuer buchhaltung lohn schnee müll keller treppenhaus treppe parkplatz parkplätze putzkräfte putzkraft streugut winterdienst firmenwagen schmerzen stress angst ruhe lust spaß freude qualität erfahrung hilfe ware waren material materialien werkzeug stoff stoffe leder wolle baumwolle metall glas plastik papier verpackung pakete paket kiste box set sets flasche flaschen dose tüte probetag probestunde probe muster größe größen farbe farben region stadt nähe land dorf berge meer strand see natur wald ${things}`.split(
    ' ',
  ),
);

/** Words that are no nouns, although they are longer than a small word. */
const others = new Set(
  `allein vorhanden anerkannt bekannt raus rein rauf runter pauschal tagsüber vorm hinterm unterm überm jeweils insgesamt rundum ebenfalls derzeit demnächst meist meistens selbe selben selber selbes derselbe denselben demselben optional digital ideal neutral original normal total legal sozial global national international mobil stabil barrierefrei aber alle allem allen aller alles also andere anderen anders auch auf aufs außer bald bei beide beim bereits besser besten bieten bin bis bisher bitte bleibt da dabei dafür damit danach dann daran darauf daraus das dass davon dazu dein deine deinem deinen deiner deines dem den denn der deren des deshalb die dies diese diesem diesen dieser dieses dir direkt doch dort drei drin du durch eben eigene eigenem eigenen eigener eigenes ein eine einem einen einer eines einfach einige einmal er erst erste ersten erster erstes es etwa etwas euch euer eure für ganz ganze ganzen ganzes gegen genau gern gerne gibt gleich gleichzeitig gratis gut haben hat her heute hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer immer in ins inkl inklusive ist ja je jede jedem jeden jeder jedes jederzeit jetzt kann kein keine keinem keinen keiner keines können kostenlos kurz lange länger leider lieber los man manche mehr mehrere mein meine meinem meinen meiner mit morgen muss nach neben nein nicht nichts nie niemand noch nun nur ob oben oder oft ohne per plus pro rund samt schon sehr sein seine seit selbst sich sie sind so sofort sogar sonst sowie statt ständig trotz über überall übers um und uns unser unsere unserem unseren unserer unter unterwegs viel viele vielen vier vom von vor vorab vorher während wann war warum was weg weil weiter weitere wegen welche wenig weniger wenn wer werden wie wieder wir wird wo wohin wurde zehn zu zum zur zurück zusammen zwei zwischen fünf sechs sieben acht neun elf zwölf hundert tausend maximal mindestens ungefähr zusätzlich inbegriffen dauerhaft abends morgens mittags nachts samstags sonntags montags dienstags mittwochs donnerstags freitags werktags wochentags vormittags nachmittags daheim draußen drinnen zuhause privat online offline flexibel regional nachhaltig vegan bio fair sauber sicher schnell günstig teuer billig modern zentral persönlich individuell professionell ehrlich diskret eventuell beziehungsweise gegebenenfalls ca zuzüglich exklusive schlecht schwer leicht laut leise früh spät nah weit hoch tief breit schmal nass trocken fertig möglich nötig egal okay super toll prima top anfangs zuerst zuletzt endlich nirgends irgendwann innerhalb außerhalb drüber darüber darunter dahinter inzwischen jedoch trotzdem außerdem gar halt eben mal bloß wohl zwar etc usw ${smallWords}`.split(
    ' ',
  ),
);

/** Qualities by stem, with any ending. */
const qualities =
  /^(?:un)?(?:alt|ält|arm|beliebt|bequem|besonder|best|bunt|deutsch|dicht|dick|trocken|feucht|sauber|sicher|schnell|dünn|echt|eigen|einzeln|eng|erfahren|ernst|exklusiv|fair|familiär|flexibl|flexibel|faul|fein|fest|frei|freundlich|frisch|froh|geeignet|gemischt|gesund|glatt|groß|größ|gut|halb|hart|heiß|hell|hoh|höher|italienisch|jung|jüng|kalt|kaputt|klar|klassisch|klein|klug|knapp|komplett|krank|kreativ|kühl|kurz|kürz|lang|läng|langsam|laufend|lecker|leer|leicht|lokal|mild|mobil|müde|natürlich|nah|näch|neu|niedrig|normal|offen|perfekt|praktisch|pünktlich|rein|reif|richtig|roh|ruhig|rund|sanft|satt|sauer|scharf|schick|schlank|schön|schwach|schwarz|separat|seriös|nervös|speziell|spontan|stabil|stark|stärk|steil|still|streng|süß|teur|tief|tot|treu|voll|vorig|wahr|warm|wärm|weich|weiß|weit|wertvoll|wild|zart|zertifiziert|zufrieden|zuverlässig|werdend|wechselnd|passend|kommend|bestehend)(?:e[nmrs]?|ere[nmrs]?|ste[nmrs]?|sten)?$/u;

const endings =
  /(?:ig|lich|isch|bar|sam|los|voll|haft|reich|fähig|mäßig|weise|wärts|iv|ell|iert|frei|freundlich|gerecht|tauglich|artig|förmig|end|lang)(?:e[nmrs]?)?$/u;

const participles =
  /^(?:(?:ab|an|auf|aus|ein|vor|zu|mit|nach|her|hin|um|los|hand|haus|selbst|frisch)?ge\p{L}{3,}(?:t|en)|(?:be|ver|er|ent|zer)\p{L}{3,}(?:t|ten))(?:e[nmrs]?)?$|^(?:über|unter)\p{L}{3,}te[nmrs]?$/u;

const verbs =
  /^(?:ab|an|auf|aus|ein|mit|vor|zu|nach|zurück|weg|dazu|herunter|weiter|be|ver|er|ent|über|unter)?(?:reich|feier|wachs|schipp|bück|zwick|posier|flick|ruf|mäh|föhn|genüg|erklär|berat|betreu|nerv|gelt|gilt|lohn|zähl|beschwer|schwer|zahl|komm|kauf|bestell|buch|lern|mach|nehm|nimm|geb|gib|geh|steh|lieg|sitz|fahr|fähr|lauf|läuf|spar|find|such|brauch|woll|will|soll|dürf|darf|müss|könn|bring|hol|liefer|bau|reparier|reinig|putz|pfleg|helf|hilf|wart|dauer|steig|fall|fäll|sink|kost|wohn|arbeit|leb|lieb|schmeck|koch|back|ess|iss|trink|schlaf|schläf|les|lies|schreib|schick|send|zeig|seh|sieh|hör|sprech|sprich|sag|frag|antwort|denk|glaub|kenn|weiß|wiss|merk|erinner|vergess|vergiss|verlier|gewinn|verdien|bezahl|mess|pass|trag|träg|halt|hält|stell|leg|setz|häng|räum|schnei|schneid|wasch|wäsch|trockn|bügel|näh|mal|streich|bohr|montier|install|installier|plan|rechn|prüf|test|probier|start|beginn|end|stopp|kündig|wechsel|tausch|miet|leih|parke?|tank|flieg|reis|wander|schwimm|tanz|sing|spiel|gewöhn|entspann|genieß|freu|fühl|lass|läss|lieg|erfass|erledig|kümmer|sorg|schütz|treff|biet|funktionier|stimm|heb|zieh|werb|bewerb|meld|storn|stornier|versteh|hinterlass|öffn|schließ|bleib|wirk|klapp)(?:st|t|et|en|n|est)$/u;

const qualityWords = new Set(qualityStems.split(' '));
const doings = new Set(doingStems.split(' '));

const endOfQuality = /(?:e[nmrs]?|ere[nmrs]?|ste[nmrs]?)$/u;
const endOfDoing = /(?<=\p{L}{2})(?:e?n|e|e?st|e?t|e?te|e?ten|e?test|end\p{L}*)$/u;
const frontOfDoing =
  /^(?:ab|an|auf|aus|ein|mit|vor|zu|nach|zurück|weg|dazu|her|hin|herunter|herum|weiter|los|fest|frei|fern|heim|rein|raus|rum|hoch|durch|um|vorbei|zusammen|be|ver|er|ent|zer|über|unter|wieder)(?:zu)?(?=\p{L}{3})/u;

/** A quality with any ending. */
const isQuality = (word: string) =>
  [word, word.replace(endOfQuality, ''), word.replace(/^un/u, '').replace(endOfQuality, '')].some(
    (stem) => qualityWords.has(stem),
  ) || [qualities, endings, participles].some((pattern) => pattern.test(word));

/** A verb with any ending. */
const isDoing = (word: string) => {
  const stem = word.replace(endOfDoing, '');
  return (
    verbs.test(word) ||
    (stem !== word && (doings.has(stem) || doings.has(stem.replace(frontOfDoing, ''))))
  );
};

const isNoun = (word: string) =>
  word.length > 3 &&
  !others.has(word) &&
  !/ieren$/u.test(word) &&
  !isQuality(word) &&
  !isDoing(word);

/** Endings that only nouns have win over everything else. */
const surely =
  /(?:ung|ungen|heit|heiten|keit|keiten|schaft|schaften|tion|tionen|tät|täten|ment|ments|service|services|dienste?|kosten|zeit|zeiten|kräfte?|tage?|raum|räume|gerät|geräte|unterricht|betriebe?|geschäfte?|angebote?|verträge?|berichte?|gerichte?|besitzer|abende?|wochenenden?|jahresende|monatsende|gegend|jugend|modelle?|fisch|tische?|fleisch|bereiche?|archiv|honig|wege?|wagen|garten|gärten|karten?|taschen?|flaschen?|kisten?|pakete?|preise?|häuser|wohnung|läden)$/u;

/** "terrassendielen", "hundeschule": a compound is what its last part is. */
const isCompound = (word: string) =>
  Array.from(word).some((_, at) => {
    const end = word.slice(at);
    return at > 2 && end.length > 3 && (known.has(end) || (end.length > 5 && everyday.get(end)));
  });

/** "Hundehalter, die verzweifeln": a relative clause ends in its verb. */
const endsClause = (before: string, after: string) =>
  after === '' && /, (?:die|der|das|den|dem) [^,]*$/u.test(before);

/** "zwischen messen", "mit plane": what ends a phrase behind these is a thing, whatever it looks like. */
const beforeThing =
  /(?<!\p{L})(?:mit|ohne|zwischen|gegen|durch|per|beim|zum|zur|vom|im|am|unter|über|wegen|trotz) $/iu;

const isThingHere = (word: string, before: string, after: string) =>
  /^(?:$|[,.]| und )/u.test(after) &&
  word.length > 4 &&
  beforeThing.test(before) &&
  !others.has(word) &&
  !isQuality(word) &&
  everyday.get(word) !== false;

/** "wir erklären": behind its pronoun stands a verb. */
const pronoun = /(?<!\p{L})(?:wir|ich|du|man)\s$/iu;

/** Every word of a phrase typed small that is no small word, no verb and no quality is a noun. */
export const nouns = (text: string) =>
  text
    .replace(/(?<![\p{L}\d.@-]|(?<!\p{L}{4})\/)\p{Ll}+(?![\p{L}@])/gu, (word, at: number) => {
      const before = text.slice(0, at);
      if (pronoun.test(before) || endsClause(before, text.slice(at + word.length))) return word;
      const isOne =
        known.has(word) ||
        everyday.get(word) ||
        isThingHere(word, before, text.slice(at + word.length)) ||
        (word.length > 3 &&
          !everyday.has(word) &&
          !others.has(word) &&
          (surely.test(word) || isNoun(word) || (isCompound(word) && !participles.test(word))));
      return isOne ? word.charAt(0).toUpperCase() + word.slice(1) : word;
    })
    .replace(/(?<=(?:\p{Lu}\p{Ll}*|\dD)-)\p{Ll}(?=\p{L}{2})/gu, (letter) => letter.toUpperCase());
