import { lexiconOf } from '../../guard/claims/lexicon/lexicon-sheet.ts';

export const nl = lexiconOf(
  'nl',
  `
  common: de het een en van in is zijn met voor je jouw uw u op te dat die niet er aan om ook als maar bij
    naar uit zonder meer wij we ons onze alle alles nu geen nog wat hoe jij zo al door over
  count 2: twee drie vier vijf zes zeven acht negen tien elf twaalf
  numbers: dozijn 12, anderhalf 1.5, anderhalve 1.5
  one: een een
  scales: honderd 100, duizend 1000, miljoen 1e6, mln 1e6, miljard 1e9, tiental 10, twintigtal 20, dertigtal 30, vijftigtal 50, honderdtal 100
  and: en
  nouns.customer: klant klanten gebruiker* koper* lid leden abonnee* fans gasten volgers bezoeker*
  nouns.patient: patient*
  nouns.professional: tandarts* arts artsen dokter* expert experts deskundige* specialist* professional* manager* eigenar* dierenarts* therapeut* medewerker* docent* ontwikkelaar* ondernemer*
  nouns.student: student* leerling* cursist*
  nouns.family: gezin gezinnen familie* ouder ouders huishouden*
  nouns.people: mensen personen vrouwen mannen nederlander* belgen deelnemer* consument*
  nouns.org: kliniek* praktijk* bedrijf bedrijven team teams winkel winkels school scholen ziekenhui* restaurant* merk merken bureau* hotel* organisatie* concurrent*
  nouns.review: review reviews beoordeling* recensie* ervaringen
  nouns.place: stad steden land landen vestiging* locatie*
  nouns.sale: boeking* bestelling* verkoop verkocht* download* afspraak afspraken levering*
  time: seconde seconden | minuut minuten minuutje* min | h uur uren uurtje* | dag dagen nacht nachten werkdag* | week weken wk | maand maanden mnd | jaar jaren jr
  time.quarter: kwartier kwartiertje kwartieren
  time.decade: decennium decennia eeuw eeuwen
  per: per elke iedere elk ieder je in / de
  adverbs: dagelijks* | wekelijks* | tweewekelijks* | maandelijks* | jaarlijks*
  structure: stap stappen klik klikken reden redenen manier manieren tip tips tik tikken vraag vragen idee ideeen ding dingen woorden fouten
  over: meer dan, ruim, minstens, boven de, ten minste, tenminste, over de
  upTo: t / m, tot, tot wel, maximaal, tot en met, (niet|nooit|geen) ~2 meer dan, hooguit, max
  under: minder dan, onder de, nog geen
  within: binnen
  outOf: van de, op de, uit, van, op
  stars: ster sterren
  discount: eraf goedkop* korting* bespaar afgeprijsd besparing goedkoper
  gain: scheelt schelen bespaar* win wint terug minder meer sneller verdien* verlaag* verhoog* verlies* jonger beter
  proof: sluit vertrouw* gebruik* kiezen gekozen tevreden blije gelukkige aanbevolen raden liefhebb* geliefd overgestapt gingen
  from: vanaf, al vanaf
  pitch: blijft blijven nog maar slechts over wij we ons onze krijg krijgt ontvang inclusief inbegrepen bevat bieden biedt gratis duurt klaar leveren
    levert open helpt onbeperkt
  trial: geld retour* garantie* proef* gratis probeer* test*
  half: half halve
  inside: in binnen dan na
  predicates.ready: retour* ruilen recept recepten klaar duurt gebakken
  predicates.content: vet suiker zout calorieen koolhydraten alcohol cafeine afval energie stroom uitstoot lawaai moeite stress gewicht stof eiwitten water plastic
  predicates.result: bloei* prof leer leert leren dans danst dansen bang angst energierekening belasting snapt begrijpt voel voelt voelen merk merkt verschil effect werking zwem* vloeiend zing* speel speelt spelen spreek* beheers* slaag* geslaagd slagen genees* genezen verlicht* pijn* slank* afvall* kilos aangenomen verkocht zelfvertrouwen rijbewijs terugverdien* zindelijk jonger klachtenvrij
  predicates.keep: replay* beelden opname* overleef* overleven houdbaar* koelkast bewaar* bewaren
  predicates.last: meegaat mee levensduur
  predicates.worked: ervaring* vak ambacht traditie* opgericht
  predicates.range: bereik actieradius accu
  predicates.lose: verlies* afval* kwijt
  predicates.answer: afspraak antwoord* reageer* reactie*
  predicates.solve: oplos* opgelost lossen
  predicates.quote: offerte*
  predicates.ship: bezorg* geleverd levering* verzend* verzonden pakket*
  rank: nummer (een|1), nummer (twee|drie|#) (in|van|op), nr . #, nr #, no . #, eerste (plaats|keus|keuze), op 1, top (tien|drie|vijf|#)
  fractions: een op de (#|twee|drie|vier|vijf|tien) -1, helft 50, (halve|half) (prijs|geld|tarief) 50, een derde 33.333, (twee|2) derde 66.667, een kwart 25, (drie|3) kwart 75, driekwart 75, meerderheid van -51, de meeste -51, topscore -100, maximale score -100, halveer 50, gehalveerd 50
  multiples: dubbel zo 2, dubbele (omzet|winst|aantal) 2, verdubbel* 2, verdrievoudig* 3, twee (keer|maal) 2, drie (keer|maal) 3, tien (keer|maal) 10, tweemaal 2, driemaal 3, vertienvoudig* 10, keer (zo|meer|sneller|minder) -2
  times: keer, maal, x
  vague: tientallen -10, dozijnen -12, honderden -100, duizenden -1000, tienduizenden -1e4, honderdduizenden -1e5, miljoenen -1e6, decennia -20, decennium -10, eeuw -100, eeuwen -200, talloze -2000, ontelbare -2000, een half miljoen -5e5
  idioms: twee wielen, half (een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf), (kwart|tien|vijf) (voor|over) (een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf),
    prijs van (twee|drie), 24 uur per dag, (7|zeven) dagen (per|in de) week, met z n tweeen, de twee, onder vier ogen, een voor een, een op een, twee keer nadenken, duizend dingen, duizend en een, twee onder een, tweede natuur, twee vliegen, (korting|eraf) op 1 (e|ste)
`,
);
