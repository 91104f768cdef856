import { lexiconOf } from '../../guard/claims/lexicon/lexicon-sheet.ts';

export const de = lexiconOf(
  'de',
  `
  common: der die das und ist sind mit fur von im in den dem des ein eine einen einem einer nicht sie ihr ihre ihren dein deine deinen du wir uns unser unsere auf zu zum zur aus bei ohne mehr auch wie nur schon alle alles noch jetzt keine kein uber am selben vom beim sich es so was ich er
  count 2: zwei drei vier funf sechs sieben acht neun zehn elf zwolf
  numbers: zwo 2, fuenf 5, zwoelf 12, eineinhalb 1.5, anderthalb 1.5, zweieinhalb 2.5
  one: ein eine einen einem einer eines eins
  scales: dutzend 12, hundert 100, tausend 1000, tsd 1000, million 1e6, millionen 1e6, mio 1e6, milliarde 1e9, milliarden 1e9, mrd 1e9
  and: und
  nouns.customer: kunde kunden kundin* nutzer* anwender* kaufer* mitglied* abonnent* besucher* gaste fans follower* spieler*
  nouns.patient: patient*
  nouns.professional: zahnarzt* zahnarzte* arzt arzte arztin* experte* expertin* spezialist* profi profis fachleute manager* inhaber* tierarzt* tierarzte* therapeut* mitarbeit* lehrer* entwickler* handwerker* fachkraft* dermatolog*
  nouns.student: studierende* student* schuler* lernende*
  nouns.family: familie* eltern haushalt* mutter mutter* vater
  nouns.people: mensch* personen leute* frauen manner deutsche deutschen teilnehm* befragt* verbraucher*
  nouns.org: praxis praxen klinik* unternehm* firma firmen betrieb* team teams geschaft geschafte laden laden* schule schulen krankenhaus* restaurant* marke marken agentur* handler* kanzlei* hotel* konkurren* mitbewerb*
  nouns.review: bewertung* rezension* erfahrungsbericht* kundenstimme* kundenbewertung* weiterempfehl*
  nouns.place: stadt stadte stadten land lander landern standort* filiale*
  nouns.sale: buchung* bestellung* verkauf* download* termine termin verkauft* lieferung* auftrag*
  time: sekunde sekunden sek | minute minuten min | h stunde stunden stundchen std | tag tage tagen nacht nachte werktag* arbeitstag* | woche wochen | monat monate monaten | jahr jahre jahren
  time.quarter: viertelstunde*
  time.decade: jahrzehnt* jahrhundert*
  per: pro je jede jeden jedes im die am der / in
  adverbs: taglich* | wochentlich* | | monatlich* | jahrlich*
  structure: schritt schritte schritten klick klicks grund grunde grunden tipp tipps frage fragen wege idee ideen dinge dingen wort worten worte handgriff* fehler
  over: uber, ueber, mehr als, mindestens, weit uber
  upTo: bis zu, bis, (nicht|nie|kein*) ~2 (langer|mehr|grosser) als, hochstens, maximal, max
  under: keine, nicht (mal|einmal), unter, weniger als, in unter
  within: innerhalb (von)?, binnen
  outOf: von, aus, auf
  stars: stern sterne sternen sternebewertung
  discount: rabatt* nachlass* reduziert* gunstiger ersparnis sparen sparst spar spart skonto
  gain: spar* gespart* gewinn* zuruck weniger mehr schneller kurzer senk* steiger* verdien* reduzier* jung* besser
  proof: vertrau* nutzen nutzt gluckliche* zufrieden* begeister* empfehl* empfohl* setzen wahlen lieben liebt schworen uberzeugt
  from: ab, schon ab
  pitch: bleibt bleiben halten nur noch frei wir uns unser unsere unseren unserem bekommst bekommen erhaltst erhalten inklusive enthalt dabei bietet bieten kostenlos gratis halt fertig liefern liefert geoffnet schafft braucht hilft unbegrenzt
  trial: geld ruckgabe garantie* gewahrleistung test* probe* gratis kostenlos* testen testphase probier*
  half: halb halbe halben halbes halber
  inside: in innerhalb binnen unter nach als
  predicates.ready: ruckgabe* umtausch* aufbau dauert fertig bereit
  predicates.content: fett zucker salz kalorien kohlenhydrate alkohol koffein abfall energie strom emissionen larm aufwand stress gewicht staub chemie eiweiss wasser plastik
  predicates.result: profi profis lernst lernt lernen tanzt tanzen tanzst angst sitzt rechnung steuern spurst spurt spuren merkst merken fuhlst fuhlen unterschied wirkung wirkt schwimm* fliessend* singst singt singen spielst spielt spielen sprichst spricht sprechen beherrsch* besteh* bestand* geheilt* heilt linder* schmerz* schlank* abnehm* kilos eingestellt befordert verkauft selbstbewuss* fuhrerschein* weg amortisier* rechnet stubenrein faltenfrei junger sicher* durchschlaf* beschwerdefrei
  predicates.keep: replay* aufnahmen aufzeichnung* gespeichert uberleb* ubersteh* halt halten haltbar* kuhlschrank vorrat verderb*
  predicates.last: halt halten haltbar* lebensdauer langlebig*
  predicates.worked: erfahrung* handwerk tradition* markt betrieb* gegrundet
  predicates.range: reichweite akku batterie ladung
  predicates.lose: abnehm* nimmst verlier* leichter
  predicates.answer: termin termine antwort* beantwort* ruckmeld* ruckruf*
  predicates.solve: lost gelost* losung*
  predicates.quote: angebot* kostenvoranschlag*
  predicates.ship: liefer* versand* verschickt zugestellt haustur paket
  rank: nummer (eins|1), nummer (zwei|drei|#) (in|im|am|auf|der|bei|fur|weltweit), nr . (eins|#), nr (eins|#), platz (eins|1|zwei|drei|#), erster platz, erste wahl, top (zehn|drei|funf|#), spitzenreiter*, nummer eins
  fractions: (eine|einer|ein|eines|jeder) von (#|zwei|drei|vier|funf|zehn) -1, halfte 50, (halbe|halber|halben|halbem) preis 50, ein halbes (million|jahr) 50, drittel 33.333, (zwei|2) drittel 66.667, viertel 25, (drei|3) viertel 75, dreiviertel 75, funftel 20, zehntel 10, jede* zweite* 50, jede* dritte* 33.333, jede* vierte* 25, jede* funfte* 20, mehrheit der -51, die meisten -51, bestnote -100, volle punktzahl -100, halbiert 50, halbier* 50, halb so 50, zur halfte 50
  multiples: doppelt so 2, doppelte* 2, verdoppel* 2, verdreifach* 3, vervierfach* 4, vervielfach* -2, dreifach* 3, dreimal so 3, zweimal 2, dreimal 3, viermal 4, zehnmal 10, zehnfach 10, zweifach* 2, mal (so|mehr|schneller|weniger) -2
  times: mal, x, fach, fache
  vague: dutzende -12, dutzenden -12, hunderte -100, hunderten -100, tausende -1000, tausenden -1000, abertausende -1000, zehntausende -1e4, zehntausenden -1e4, hunderttausende -1e5, hunderttausenden -1e5, jahrzehnt* -10, jahrhundert* -100, vierteljahrhundert* -25, halb* jahrhundert* -50, menschengedenken -100, unzahlige* -2000, zahllose* -2000, zigtausend* -1000, millionen von -1e6, millionenfach* -1e6, eine halbe million -5e5
  idioms: zwei rader*, halb (eins|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf), preis von (zwei|drei), (viertel|kurz) (vor|nach) (eins|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf), 24 stunden am tag, (7|sieben) tage (die|in der|pro) woche, die beiden, zu zweit, unter vier augen, auf allen vieren, null (stress|problemo|aufwand|bock|chaos), in null komma nichts, drei mal, doppelte* boden, viertel nach, viertel vor, halb voll, acht geben, in acht nehmen, tausend dank, tausend dinge*, doppelte* (buchung*|arbeit|eingabe*|buchfuhrung), 1 zu 1, eins zu eins, sieben sachen
`,
);
