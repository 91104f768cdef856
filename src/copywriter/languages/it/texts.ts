import { readTexts } from '../sheet.ts';

/** Where a line says "tu"; whoever says "voi" or "Lei" gets lines that address nobody. */
const saysTu =
  /(?<!\p{L})(?:ti|te|tuo[i]?|tua|tue|tu|puoi|cerchi|hai|stai|sai|che aspetti|guarda|scopri|leggi|decidi|chiedi|chiedici|dicci|dai|prenditi|iscriviti|ordina|fai|prenota|scrivi(?:ci|mi)|contatta(?:ci|mi)|raccontaci|scarica|abbonati|mandaci|candidati|giudica|parti|informati|continua)(?!\p{L})|conoscerti/iu;

export const texts = readTexts(
  `
  # identity.named: {name}: {what}
  # identity.forWhom: {name} per {audience}
  # figures.price: Prezzo: {figure}
  # figures.rating: Valutazione: {figure}
  # openings.problem-solution: [cause] {people}. Puoi aiutare. | [playful open] {p}? Sappiamo com’è. | [warm open] {p}? C’è una buona notizia. | [bold open] {p}. Ti suona familiare? | [professional open] {p}? Ecco una risposta. | [luxury open] {p}? Abbiamo un suggerimento. | [plain open] {p}? Ecco un’idea. | --- | {p}? | {people}.
  # openings.offer: [plain open] In evidenza: {offer}. | [playful open] {offer}. Che aspetti? | [bold open] {offer}. Semplice così. | {offer}.
  # openings.checklist: [playful open] Il bello, in poche righe. | [bold open] Niente chiacchiere. Solo fatti. | [professional] {brand} in breve. | {brand} a colpo d’occhio. | L’essenziale, in breve.
  # openings.key-benefit: {brand}: {own}. | {id}. {b}. | {b}.
  # openings.second-problem: [bold open] {p}? Continua a leggere. | [open !bold] {p}. Ti è familiare? | {p}? | {people}.
  # openings.numbers-first: {proof}.
  # openings.audience-fit: Per {audience}: {name}. | {name}, per {audience}. | Per {audience}.
  # openings.feature-spotlight: [playful open] Psst: {b}. | [bold open] Un fatto: {b}. | Buono a sapersi: {b}. | {b}.
  # openings.price-first: {price}.
  # openings.plain-talk: {id}. | In poche parole: {name}.
  # openings.question: Ogni domanda è benvenuta.
  # openings.fit-check: È quello che cerchi? | Hai dei dubbi? È normale.
  # openings.try-it-yourself: Giudica con i tuoi occhi.
  # openings.ask-first: Domande su {brand}? Chiedi pure. | Chiedi prima di decidere.
  # openings.first-step: Il primo passo è piccolo: dare un’occhiata.
  # openings.shortlist: [!cause !funeral !job] Da segnare nella tua lista: {line}. | Stai confrontando? Ecco una possibilità.
  # openings.own-pace: Niente fretta. Prima guarda, poi decidi.
  # openings.simple-choice: Scegliere non deve essere difficile.
  # openings.invitation: [health] Chiedi con calma. | [law] Tutto comincia da un colloquio. | [money] Tutto comincia da una domanda. | Un invito a guardare da vicino.
  # openings.second-look: Da guardare di nuovo: {line}.
  # openings.how-to: Da dove cominciare? Dai dettagli.
  # openings.contrarian: Meno promesse, più dettagli.
  # closers.LEARN_MORE: [other] Maggiori informazioni qui. | [other] Tutti i dettagli qui. | [cause] Scopri come aiutare. | [cause] Scopri il lavoro, poi decidi come aiutare. | [job] Leggi in che cosa consiste. | [software] Guarda come funziona. | [health] Leggi i dettagli e chiedi pure. | [money] Chiedici come sarebbe nel tuo caso. | [quote] Dicci che cosa ti serve. | [playful] Su, dai un’occhiata. | [warm] Guarda con calma. | [luxury] Prenditi il tempo di guardare da vicino. | Guarda i dettagli. | Scopri di più. | Domande? Chiedi pure.
  # closers.SHOP_NOW: [other] Maggiori informazioni qui. | [other] Tutti i dettagli qui. | [playful] Su, dai un’occhiata. | [warm] Guarda con calma. | [luxury] Prenditi il tempo di guardare da vicino. | Dai un’occhiata. | Scopri di più. | Guarda i dettagli.
  # closers.SIGN_UP: [other] Iscrizioni qui. | [other] I dettagli e le iscrizioni qui. | [playful] Dai, iscriviti. | Iscriviti. | Iscriviti qui. | Domande? Prima chiedi, poi iscriviti.
  # closers.GET_OFFER: [other] Maggiori informazioni qui. | [other] Tutti i dettagli qui. | [playful] Su, dai un’occhiata. | Guarda l’offerta. | Dai un’occhiata. | Scopri di più.
  # closers.ORDER_NOW: [other] Ordini qui. | [playful food] Sai già cosa fare. | Ordina qui. | Fai il tuo ordine. | Domande? Prima chiedi, poi ordina.
  # closers.BOOK_TRAVEL: [other] Prenotazioni qui. | [other] I dettagli e le prenotazioni qui. | Prenota qui. | Guarda i dettagli e prenota. | Domande? Prima chiedi, poi prenota.
  # closers.CONTACT_US: [other booking] Prenotazioni e informazioni qui. | [other] Tutte le informazioni qui. | [self] Scrivimi. | [self] Contattami. | [law] Raccontaci il tuo caso. | [money] Raccontaci la tua situazione. | [quote] Dicci che cosa ti serve. | [playful] Scrivici. Non mordiamo. | [warm] Scrivici. Ti aiutiamo volentieri. | Scrivici. | Contattaci. | Domande? Chiedi pure.
  # closers.DOWNLOAD: [other] Il download è qui. | [playful] Dai, scarica. | Scarica e dai un’occhiata. | Scarica qui. | Prima guarda, poi scarica.
  # closers.SUBSCRIBE: [other] Abbonamenti qui. | [playful] Dai, abbonati. | Abbonati. | Abbonati qui. | Guarda i dettagli e abbonati.
  # closers.GET_QUOTE: [other] Preventivi e informazioni qui. | [other] Tutte le informazioni qui. | [self] Scrivimi. | [self] Contattami. | [warm] Chiedi il tuo preventivo. Ti aiutiamo volentieri. | Chiedi il tuo preventivo. | Mandaci qualche dettaglio. | Contattaci. | Domande? Chiedi pure.
  # closers.APPLY_NOW: [other] I dettagli e le candidature qui. | [warm] Ci piacerebbe conoscerti. | Leggi i dettagli e candidati. | Ti ci rivedi? Candidati. | Domande? Prima chiedi, poi candidati.
  # closers.WATCH_MORE: Guarda il video. | Il resto è nel video. | Fai partire il video.
  # hooks.fear-loss: [open] {p}. Ti ricorda qualcosa? | [open] Forse lo sai già: {p}. | [!cause] {p}? Parliamone. | [cause] {people}. Voltarsi non cambia niente. | [sober !cause] {p}? Chiedere è il primo passo. | --- | La scelta veloce si rimpiange spesso. | La domanda che non si fa resta lì. | Rimandare è facile. Guardare anche. | Non lasciare nulla al caso: guarda, poi scegli.
  # hooks.curiosity: {n}. {n2}. Ti piace l’idea? | Una cosa da sapere su {brand}: {own}. | [open] Niente clausole in piccolo, solo una buona notizia: {b}. | Cominciamo da qui: {b2}. | --- | Che cosa c’è dietro? {label}. | Che cosa chiederesti per prima cosa? | Come si sceglie quando tutto sembra uguale? | Che cosa guardi per prima cosa?
  # hooks.social-proof: {proof}. | Da vedere con i tuoi occhi: {b}. | Quello che conta: {b2}. | Merita un secondo sguardo: {b3}. | --- | Non crederci sulla parola. Guarda tu. | L’opinione che conta è la tua. | Prima le domande scomode. | Mostralo, chiedi, poi decidi.
  # hooks.contrarian: [open] Altri annunci gridano. Questo dice: {b}. | Niente grandi promesse. {b2}. | [open] Senza slogan. {n}. | --- | Non servono altre pubblicità. Servono dettagli. | Meglio chiari che brillanti. | Questo annuncio non grida. | Promettere è facile. Spiegare è meglio.
  # hooks.how-to: Prima di decidere: {offer}. | Un buon inizio: {b2}. | Da sapere: {c}. | --- | [quote] Come si comincia: ci dici che cosa ti serve. | [service] Come si comincia: ci dici che cosa ti serve. | Come scegliere senza rimpianti: con calma. | Come capire se fa per te: guarda i dettagli. | Come confrontare bene: metti i dettagli fianco a fianco. | Come decidere senza pressioni: guarda, chiedi, scegli.
  # hooks.trend-jacking: [open] Green flag: {n}. | [open] Da salvare: {b}. | [open !formal] La buona notizia del giorno: {n}. | --- | Da tenere a mente: {label}. | Spiegato in una riga: {label}. | Da ricordare: {label}. | Piccolo promemoria: la tua scelta, i tuoi tempi.
  # hooks.identity: Per {audience}: {b}. | [!cause] {name}, per {audience}. | Per chi guarda i dettagli: {b2}. | --- | Per chi legge le note in piccolo. | Per chi preferisce vedere. | Per chi si fa la propria idea. | Con le idee chiare si sceglie meglio.
  # headlines: {n} | {offer} | {b} | {what} | {brand} | {price} | {b2} | Per {audience} | {head} | --- | [cause] Come aiutare | In poche parole | Quello che c’è da sapere | Ecco di che si tratta | Buono a sapersi | --- | Da tenere a mente | Da conoscere | Dai un’occhiata | Guarda, poi decidi | Guarda da vicino | Giudica tu
  # descriptions: {offer} | {price} | {term} | {n} | {b2} | {b} | Per {audience} | {what} | {label} | --- | Per saperne di più | Scopri di più | Chiedi pure
`,
  saysTu,
);
