import { readTexts } from '../sheet.ts';

/** Dutch, je. */
export const texts = readTexts(`
  # identity.named: {name}: {what}
  # identity.forWhom: {name} voor {audience}
  # figures.price: Prijs: {figure}
  # figures.rating: Beoordeling: {figure}
  # openings.problem-solution: [cause] {people}. Hulp is welkom. | [playful open] {p}? Dat kan anders. | [warm open] {p}? Er is goed nieuws. | [bold open] {p}. Herkenbaar?
  [professional open] {p}? Hier is een antwoord. | [luxury open] {p}? We hebben een suggestie. | [plain open] {p}? Hier is een idee. | --- | {p}? | {people}.
  # openings.offer: [plain open] Om te beginnen: {offer}. | [playful open] {offer}. Leuk, toch? | [bold open] {offer}. Zo simpel is het. | {offer}.
  # openings.checklist: [playful open] Alles op een rij. | [bold open] Geen praatjes. Gewoon feiten. | [professional] {brand} in het kort. | {brand} in één oogopslag. | Kort en duidelijk.
  # openings.key-benefit: {brand}: {own}. | {id}. {b}. | {b}.
  # openings.second-problem: [bold open] {p}? Lees verder. | [open !bold] {p}. Bekend? | {p}? | {people}.
  # openings.numbers-first: {proof}.
  # openings.audience-fit: Voor {audience}: {name}. | {name}, voor {audience}. | Voor {audience}.
  # openings.feature-spotlight: [playful open] Psst: {b}. | [bold open] Feit: {b}. | Goed om te weten: {b}. | {b}.
  # openings.price-first: {price}.
  # openings.plain-talk: {id}. | In een paar woorden: {name}.
  # openings.question: Elke vraag is welkom.
  # openings.fit-check: [informal] Is dit wat je zoekt? | Nog twijfels? Dat mag.
  # openings.try-it-yourself: Oordeel met eigen ogen.
  # openings.ask-first: Vragen over {brand}? Stel ze gerust. | Vraag eerst, beslis daarna.
  # openings.first-step: De eerste stap is klein: even kijken.
  # openings.shortlist: [!cause !funeral !job] Voor op het lijstje: {line}. | Aan het vergelijken? Hier is een optie.
  # openings.own-pace: Rustig aan. Eerst kijken, dan beslissen.
  # openings.simple-choice: Kiezen hoeft niet moeilijk te zijn.
  # openings.invitation: [health] Rustig vragen, dan beslissen. | [law] Het begint met een gesprek. | [money] Het begint met een vraag. | Een uitnodiging om beter te kijken.
  # openings.second-look: Een tweede blik waard: {line}.
  # openings.how-to: Waar te beginnen? Bij de details.
  # openings.contrarian: Minder beloven, meer laten zien.
  # closers.LEARN_MORE: [cause] Ontdek welke hulp welkom is. | [cause] Lees over het werk en beslis dan. | [job] Lees wat het werk inhoudt. | [software] Kijk hoe het werkt.
  [health] Lees de details en vraag gerust. | [money] Vraag hoe het in de praktijk gaat. | [quote] Vertel ons wat er nodig is. | [playful] Neem een kijkje. | [warm] Kijk gerust even.
  [luxury] Kijk rustig van dichtbij. | Bekijk de details. | Lees meer. | Vragen? Stel ze gerust.
  # closers.SHOP_NOW: [playful] Neem een kijkje. | [warm] Kijk gerust even. | [luxury] Kijk rustig van dichtbij. | Bekijk het zelf. | Bekijk de details. | Lees meer.
  # closers.SIGN_UP: [playful] Kom op, meld je aan. | [informal] Meld je aan. | Aanmelden kan hier. | Eerst vragen, dan aanmelden. | Eerst bekijken, dan aanmelden.
  # closers.GET_OFFER: [playful] Neem een kijkje. | Bekijk het aanbod. | Bekijk het zelf. | Lees meer.
  # closers.ORDER_NOW: [playful food] Je weet wat je te doen staat. | Bestel wanneer het uitkomt. | Bestellen kan hier. | Bekijk de details en bestel.
  # closers.BOOK_TRAVEL: Boek wanneer het uitkomt. | Bekijk de details en boek. | Vragen? Vraag eerst, boek dan.
  # closers.CONTACT_US: [self] Stuur me een bericht. | [self] Neem contact op. | [law] Leg de vraag aan ons voor. | [quote] Vertel ons wat er nodig is.
  [playful] Zeg hallo. We bijten niet. | [warm] Stuur ons een bericht. We helpen graag. | Stuur ons een bericht. | Neem contact op. | Vragen? Stel ze gerust.
  # closers.DOWNLOAD: Download en kijk rond. | Downloaden kan hier. | Bekijk de details en download.
  # closers.SUBSCRIBE: [informal] Abonneer je. | Abonneren kan hier. | Eerst bekijken, dan abonneren. | Vragen? Stel ze gerust.
  # closers.GET_QUOTE: [self] Stuur me een bericht. | [self] Neem contact op. | [warm] Vraag een offerte aan. We helpen graag. | Vraag een offerte aan. | Stuur ons de details. | Neem contact op. | Vragen? Stel ze gerust.
  # closers.APPLY_NOW: [warm] We horen graag van je. | Lees de details en solliciteer. | Past dit bij je? Solliciteer. | Vragen? Vraag eerst, solliciteer dan.
  # closers.WATCH_MORE: Bekijk de video. | De rest staat in de video. | Start de video.
  # hooks.fear-loss: [open] {p}. Komt dat bekend voor? | [open] Misschien bekend: {p}. | [!cause] {p}? Laten we praten. | [cause] {people}. Wegkijken verandert niets. | [sober !cause] {p}? Vragen is de eerste stap. | --- | Snel gekozen is snel spijt. | Een vraag die niemand stelt, blijft. | Uitstellen is makkelijk. Kijken ook. | Laat niets aan het toeval over: kijk, kies dan.
  # hooks.curiosity: {n}. {n2}. Nieuwsgierig? | Goed om te weten over {brand}: {own}. | [open] Geen kleine lettertjes, wel goed nieuws: {b}. | Laten we hier beginnen: {b2}. | --- | Wat zit erachter? {label}. | Welke vraag komt eerst? | Hoe kiezen als alles hetzelfde lijkt? | Waar valt de eerste blik op?
  # hooks.social-proof: {proof}. | Kijk zelf maar: {b}. | Wat telt: {b2}. | Een tweede blik waard: {b3}. | --- | Geloof ons niet zomaar. Kijk zelf. | De eigen mening telt. | De lastige vragen eerst. | Laat zien, vraag na, beslis dan.
  # hooks.contrarian: [open] Andere advertenties schreeuwen. Deze zegt: {b}. | Geen grote beloftes. {b2}. | [open] Zonder slogan. {n}. | --- | Nog meer reclame? Liever details. | Liever duidelijk dan slim. | Deze advertentie schreeuwt niet. | Beloven is makkelijk. Uitleggen is beter.
  # hooks.how-to: Voor de beslissing: {offer}. | Een goed begin: {b2}. | Zo is het: {c}. | --- | [quote] Zo begint het: vertellen wat er nodig is. | [service] Zo begint het: vertellen wat er nodig is. | Kiezen zonder spijt: rustig aan. | Eerst meer weten: bekijk de details. | Goed vergelijken: leg de details naast elkaar. | Beslissen zonder druk: kijk, vraag, kies.
  # hooks.trend-jacking: [open] Green flag: {n}. | [open] Het onthouden waard: {b}. | [open !formal] Goed nieuws van de dag: {n}. | --- | Om in gedachten te houden: {label}. | In één regel: {label}. | Om te onthouden: {label}. | Kleine herinnering: eigen keuze, eigen tempo.
  # hooks.identity: Voor {audience}: {b}. | [!cause] Gemaakt voor {audience}: {name}. | Voor wie op de details let: {b2}. | --- | Voor wie de kleine lettertjes leest. | Voor wie liever ziet dan hoort. | Voor wie graag zelf oordeelt. | Voor wie van duidelijke antwoorden houdt.
  # headlines: {n} | {offer} | {b} | {what} | {brand} | {price} | {b2} | Voor {audience} | {head} | --- | [cause] Hulp is welkom | Hier staan de details | Goed om te weten | In een paar woorden | --- | Eerst kijken, dan beslissen | Vraag het gewoon | Bekijk het van dichtbij | Een blik waard | [!funeral] Neem een kijkje | [!funeral] Oordeel zelf | [!funeral] Kijk zelf maar
  # descriptions: {offer} | {price} | {term} | {n} | {b2} | {b} | Voor {audience} | {what} | {label} | --- | Bekijk de details | Meer informatie | Alle details
`);
