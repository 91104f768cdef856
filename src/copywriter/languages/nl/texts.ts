import { readTexts } from '../sheet.ts';

/** Dutch, je. */
export const texts = readTexts(`
  # identity.named: {name}: {what}
  # identity.isA: {name} is {what}
  # identity.forWhom: {name} voor {audience}
  # identity.bare: {name}
  # figures.price: Prijs: {figure}
  # figures.rating: Beoordeling: {figure}
  # openings.problem-solution: [cause] {people}. Jij kunt helpen. | [cause] {p}. Jij kunt helpen. | [playful open] {p}? Dat kan leuker. | [warm open] {p}? Dat kennen we.
  [bold open] {p}? Klaar mee. | [professional open] {p}? Het kan eenvoudiger. | [plain open] {p}? Dat kan anders. | [luxury] {p}? Niet hier. | [sober] {p}? | --- | {p}? | {people}.
  # openings.offer: [warm open] Goed nieuws: {saving}. | [plain open] Om te beginnen: {offer}. | [playful open] {offer}. Waar wacht je op? | [bold open] {offer}. Zo simpel is het. | {offer}.
  # openings.checklist: [plain venue] Wat er te eten is. | [plain course] Wat je kunt verwachten. | [plain travel] Wat je kunt verwachten. | [plain software] Wat het doet.
  [plain app] Wat erin zit. | [plain service] Zo werken we. | [plain quote] Zo werken we. | [health] Goed om vooraf te weten. | [law] Zo gaat het. | [money] Zo gaat het.
  [playful open] Het leuke op een rij. | [bold open] Geen praatjes. Gewoon feiten. | [professional] {name} in het kort. | {name} in één oogopslag. | Kort en duidelijk.
  # openings.key-benefit: {b}. {b2}. Dat is {brand}. | {b}. {b2}. | {b}.
  # openings.second-problem: [playful open] {p}? Liever niet. | [warm open] {p}? Dan zit je hier goed. | [bold open] {p}? Hoeft niet. | [plain open] {p}? Er is een andere manier. | {p}?
  {people}.
  # openings.numbers-first: {proof}.
  # openings.audience-fit: Voor {audience}: {name}. | {name}, voor {audience}. | Voor {audience}.
  # openings.feature-spotlight: [playful open] {b}. Ja, echt. | [bold open] {b}. Punt. | Goed om te weten: {b}. | {b}.
  # openings.price-first: {price}.
  # openings.plain-talk: {id}. | In een paar woorden: {name}.
  # openings.question: Wat zou jij als eerste vragen?
  # openings.fit-check: Is dit wat je zoekt? | Twijfel je? Dat mag.
  # openings.try-it-yourself: Oordeel met je eigen ogen.
  # openings.ask-first: Vragen over {brand}? Stel ze gerust. | Vraag eerst, beslis daarna.
  # openings.first-step: De eerste stap is klein: even kijken.
  # openings.shortlist: [!cause !funeral !job] Voor op je lijstje: {label}. | Aan het vergelijken? Hier is een optie.
  # openings.own-pace: Rustig aan. Eerst kijken, dan beslissen.
  # openings.simple-choice: Kiezen hoeft niet moeilijk te zijn.
  # openings.invitation: [venue] Trek? Kom binnen. | [travel] Tas gepakt? | [course] Kom zoals je bent. | [quote] Iets te doen? | [service] Eén ding minder op je lijst.
  [health] Vraag rustig wat je wilt weten. | [law] Het begint met een gesprek. | [money] Het begint met een vraag. | Kom binnen en kijk even rond.
  # openings.second-look: Een tweede blik waard: {label}.
  # openings.how-to: Waar begin je? Bij de details.
  # openings.contrarian: Minder beloven, meer laten zien.
  # closers.LEARN_MORE: [venue] Kom met trek. | [quote] Vertel ons wat je nodig hebt.
  [quote] Stuur een bericht en vertel waar het om gaat. | [service] Stuur een bericht of bel ons. | [service] Vraag naar een moment. | [health] Lees de details en stel je vragen.
  [law] Vraag een eerste gesprek aan. | [money] Vraag hoe het voor jou zou zijn. | [course] Kijk hoe het gaat. | [software] Kijk hoe het werkt. | [travel] Bekijk de plek en de data.
  [job] Lees wat het werk inhoudt. | [cause] Kijk wat jouw hulp doet. | [cause] Lees over het werk en beslis hoe je helpt. | [!cause playful] Neem een kijkje. | [!cause warm] Kom gerust kijken.
  [!cause] Bekijk de details. | [!cause] Lees meer. | [cause] Ontdek hoe je kunt helpen.
  # closers.SHOP_NOW: [playful] Snuffel lekker rond. | [luxury] Kies rustig. | Kijk rond en kies. | Bekijk het in de winkel.
  # closers.SIGN_UP: [course] Reserveer je plek. | [software] Maak een account en probeer het met je eigen werk. | [software] Meld je aan en probeer het. | [course] Meld je aan en doe mee. | Meld je aan.
  Meld je aan wanneer je wilt.
  # closers.GET_OFFER: [playful] Verwen jezelf. | Kies wat je mooi vindt. | Kijk en kies.
  # closers.ORDER_NOW: [playful food] Je weet wat je te doen staat. | [food] Kies waar je zin in hebt en bestel. | Kies en bestel. | Bestel wanneer het je uitkomt.
  # closers.BOOK_TRAVEL: [playful] Koffer klaar? Boek. | [warm] Kom bij ons logeren. | Kies je data en boek. | Bekijk welke data vrij zijn.
  # closers.CONTACT_US: [booking !health !law !food] Kies een datum en reserveer. | [booking !health !law !food] Reserveer wanneer het je uitkomt. | [health] Maak een afspraak.
  [health] Bel ons, dan zoeken we een moment. | [law] Vertel ons wat er speelt. | [law] Leg je vraag aan ons voor. | [venue] Reserveer je tafel. | [quote] Bel en vertel wat er aan de hand is.
  [service] Maak je afspraak. | [service] Laat weten wanneer het je uitkomt. | [warm] Stuur ons een bericht. We helpen je graag. | [playful] Zeg hallo. We bijten niet.
  [quote] Vertel ons wat je nodig hebt. | [course] Stuur een bericht en reserveer je plek. | Stuur ons een bericht. | Vragen? Stuur een bericht.
  # closers.DOWNLOAD: Download en probeer het uit. | Download de app en kijk rond.
  # closers.SUBSCRIBE: [food] Kies je eerste bezorging. | Kies je abonnement. | Start wanneer het je uitkomt.
  # closers.GET_QUOTE: [warm] Vraag je offerte aan, we leggen alles uit. | Vraag je offerte aan. | Vertel ons wat je nodig hebt. | Stuur ons de details.
  # closers.APPLY_NOW: [warm] We horen graag van je. | Lees de details en solliciteer. | Past dit bij je? Solliciteer.
  # closers.WATCH_MORE: Bekijk de video. | Zie hoe het werkt.
  # hooks.fear-loss: [open] {p}. Alweer? | [open] {p}? Dat gaat niet vanzelf over. | [open] Nog een week zo? {p}. | [cause] {people}. Wegkijken verandert niets. | [sober !cause] {p}? Praat erover. | ---
  [venue] Weer een avond zonder idee voor het eten? | [quote] Kleine klussen groeien als ze wachten. | [service] Staat het nog op je lijst? | [course] Ooit staat niet in je agenda.
  [travel] Vakantie plant zichzelf niet. | [money] Waar begin je? Met een vraag. | [law] Twijfel? Vraag het eerst. | --- | Snel gekozen is snel spijt. | De vraag die je niet stelt, blijft hangen.
  Uitstellen is makkelijk. Kijken ook. | Laat niets aan het toeval over: kijk, kies dan.
  # hooks.curiosity: {n}. {n2}. Nieuwsgierig? | Goed om te weten over {brand}: {b}. | [open] Geen kleine lettertjes, wel goed nieuws: {b}. | Laten we hier beginnen: {b2}. | ---
  [venue] Waar heb je trek in? | [travel] Waar gaat de reis heen? | [course] Wat zou je willen leren? | [quote] Wat moet er gebeuren? | [service] Wat halen we van je lijst?
  [software] Wat zou je er als eerste mee doen? | [health] Wat zou je willen vragen? | [law] Wat zou je willen ophelderen? | [money] Wat zou je beter willen begrijpen? | ---
  Wat zit erachter? {label}. | Wat zou je eerste vraag zijn? | Hoe kies je als alles hetzelfde lijkt? | Waar kijk je als eerste naar?
  # hooks.social-proof: {proof}. | Kijk zelf maar: {b}. | Hou ons hieraan: {b2}. | Een tweede blik waard: {b3}. | --- | Geloof ons niet zomaar. Kijk zelf. | Jouw mening telt. | De lastige vragen eerst.
  Laat zien, vraag na, beslis dan.
  # hooks.contrarian: [open] {p}. Normaal? Niet echt. | [open] Andere advertenties schreeuwen. Deze zegt: {b}. | Geen grote beloftes. {b2}. | [open] Zonder slogan. {n}. | ---
  [venue] Niet koken is ook een plan. | [travel] Ook een kleine verandering van plek telt. | [course] Je hoeft het nog niet te kunnen. | [quote] Je hoeft niet alles zelf te doen.
  [service] Je hoeft niet alles zelf te doen. | --- | Nog meer reclame? Liever details. | Liever duidelijk dan slim. | Deze advertentie schreeuwt niet. | Beloven is makkelijk. Uitleggen is beter.
  # hooks.how-to: Waar begin je? {offer}. | Eerste stap: {offer}. | Zo doen we dat: {c}. | --- | [venue] Zo wordt het avondeten makkelijk: kiezen, bestellen, aanschuiven.
  [travel] Zo plan je een reis: eerst de data, dan de rest. | [course] Zo begin je: komen, proberen, vragen. | [quote] Zo begint het: je vertelt wat je nodig hebt.
  [service] Zo gaat het: zeg wat je nodig hebt en kies een moment. | [software] Zo weet je het: probeer het met een echte taak. | --- | Zo kies je zonder spijt: rustig aan.
  Zo merk je of het past: bekijk de details. | Zo vergelijk je goed: leg de details naast elkaar. | Zo beslis je zonder druk: kijk, vraag, kies.
  # hooks.trend-jacking: [open] Out: {p}. In: {n}. | [open] Green flag: {n}. | [open !formal] Goed nieuws van de dag: {n}. | --- | [venue] Het plan voor vanavond: {label}.
  [course] Voor in de agenda: {label}. | --- | Het tabblad dat open mag blijven: {label}. | In één regel: {label}. | Om te onthouden: {label}. | Kleine herinnering: jouw keuze, jouw tempo.
  # hooks.identity: Voor {audience}: {b}. | [!cause] Gemaakt voor {audience}: {name}. | Voor wie op de details let: {b2}. | --- | [venue] Voor wie nu al aan eten denkt.
  [travel] Voor wie de tas al gepakt heeft. | [course] Voor wie leert door te doen. | [quote] Voor wie een lijst met klussen heeft. | [service] Voor wie een volle agenda heeft.
  [money] Voor wie graag de cijfers ziet. | --- | Voor wie de kleine lettertjes leest. | Voor wie liever ziet dan hoort. | Voor wie graag zelf oordeelt. | Voor wie van duidelijke antwoorden houdt.
  # headlines: {n} | {offer} | {b} | {brand}: {n} | {what} | {brand} | {price} | {b2} | Voor {audience} | {label} | ---
  [cause] Hoe je kunt helpen | Bekijk het van dichtbij | Neem een kijkje | Oordeel zelf | Eerst kijken, dan beslissen
  Met alle details | Kijk of het past | Vraag het gewoon | Begin bij de details | Hier staan de details | Een blik waard
  Om kennis te maken | Alles in één oogopslag
  # descriptions: {offer} | {price} | {term} | {n} | {b2} | {b} | Voor {audience} | {what} | {label} | --- | Bekijk de details
  Bekijk het van dichtbij | Eerst informeren
`);
