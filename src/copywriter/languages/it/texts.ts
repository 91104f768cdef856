import { callToActionTypes, hookCategories } from '../../types.ts';
import { angleIds } from '../pack.ts';
import { readSheet } from '../sheet.ts';

/** First sentences in Italian, tu. */
export const openings = readSheet(
  angleIds,
  `
  # problem-solution: [cause] {people}. Puoi aiutare. | [playful open] {p}? Abbiamo capito. | [warm open] {p}? Ti capiamo. | [bold open] {p}. Ti suona familiare?
  [professional open] {p}? Ecco una risposta. | [luxury open] {p}? Abbiamo un suggerimento. | [plain open] {p}? Ecco un’idea. | --- | {p}? | {people}.
  # offer: [warm open] Buona notizia: {saving}. | [plain open] Per prima cosa: {offer}. | [playful open] {offer}. Che aspetti? | [bold open] {offer}. Semplice così. | {offer}.
  # checklist: [playful open] Il bello, in poche righe. | [bold open] Niente chiacchiere. Solo fatti. | [professional] {brand} in breve. | {brand} a colpo d’occhio. | L’essenziale, in breve.
  # key-benefit: {b}. {b2}. Ecco {brand}. | {b}. {b2}. | {b}.
  # second-problem: [bold open] {p}? Continua a leggere. | [open !bold] {p}. Ti è familiare? | {p}? | {people}.
  # numbers-first: {proof}.
  # audience-fit: Per {audience}: {name}. | {name}, per {audience}. | Per {audience}.
  # feature-spotlight: [playful open] Psst: {b}. | [bold open] Un fatto: {b}. | Buono a sapersi: {b}. | {b}.
  # price-first: {price}.
  # plain-talk: {id}. | In poche parole: {name}.
  # question: Quale sarebbe la tua prima domanda?
  # fit-check: È quello che cerchi? | Hai dei dubbi? È normale.
  # try-it-yourself: Giudica con i tuoi occhi.
  # ask-first: Domande su {brand}? Chiedi pure. | Chiedi prima di decidere.
  # first-step: Il primo passo è piccolo: dare un’occhiata.
  # shortlist: [!cause !funeral !job] Da segnare nella tua lista: {label}. | Stai confrontando? Ecco una possibilità.
  # own-pace: Niente fretta. Prima guarda, poi decidi.
  # simple-choice: Scegliere non deve essere difficile.
  # invitation: [health] Chiedi con calma. | [law] Tutto comincia da un colloquio. | [money] Tutto comincia da una domanda. | Un invito a guardare da vicino.
  # second-look: Da guardare di nuovo: {label}.
  # how-to: Da dove cominciare? Dai dettagli.
  # contrarian: Meno promesse, più dettagli.
  `,
);

/** Italian last lines, by call to action; each is true of any business. */
export const closers = readSheet(
  callToActionTypes,
  `
  # LEARN_MORE: [cause] Scopri come aiutare. | [cause] Scopri il lavoro, poi decidi come aiutare. | [job] Leggi in che cosa consiste. | [software] Guarda come funziona.
  [health] Leggi i dettagli e chiedi pure. | [money] Chiedici come sarebbe nel tuo caso. | [quote] Dicci che cosa ti serve. | [playful] Dai, un’occhiata. | [warm] Guarda con calma.
  [luxury] Prenditi il tempo di guardare da vicino. | Guarda i dettagli. | Scopri di più. | Domande? Chiedi pure.
  # SHOP_NOW: [playful] Dai, un’occhiata. | [warm] Guarda con calma. | [luxury] Prenditi il tempo di guardare da vicino. | Dai un’occhiata. | Scopri di più. | Guarda i dettagli.
  # SIGN_UP: [playful] Dai, iscriviti. | Iscriviti. | Iscriviti quando vuoi. | Domande? Prima chiedi, poi iscriviti.
  # GET_OFFER: [playful] Dai, un’occhiata. | Guarda l’offerta. | Dai un’occhiata. | Scopri di più.
  # ORDER_NOW: [playful food] Sai già cosa fare. | Ordina quando vuoi. | Fai il tuo ordine. | Domande? Prima chiedi, poi ordina.
  # BOOK_TRAVEL: Prenota quando vuoi. | Guarda i dettagli e prenota. | Domande? Prima chiedi, poi prenota.
  # CONTACT_US: [booking] Scrivici per prenotare. | [booking] Contattaci e scegliamo la data. | [law] Raccontaci il tuo caso. | [money] Raccontaci la tua situazione. | [quote] Dicci che cosa ti serve.
  [playful] Scrivici. Non mordiamo. | [warm] Scrivici. Ti aiutiamo volentieri. | Scrivici. | Contattaci. | Domande? Chiedi pure.
  # DOWNLOAD: [playful] Dai, scarica. | Scarica e dai un’occhiata. | Scarica quando vuoi. | Prima guarda, poi scarica.
  # SUBSCRIBE: [playful] Dai, abbonati. | Abbonati. | Abbonati quando vuoi. | Guarda i dettagli e abbonati.
  # GET_QUOTE: [warm] Chiedi il tuo preventivo. Ti aiutiamo volentieri. | Chiedi il tuo preventivo. | Mandaci qualche dettaglio. | Contattaci. | Domande? Chiedi pure.
  # APPLY_NOW: [warm] Ci piacerebbe conoscerti. | Leggi i dettagli e candidati. | Ti ci rivedi? Candidati. | Domande? Prima chiedi, poi candidati.
  # WATCH_MORE: Guarda il video. | Il resto è nel video. | Fai partire il video.
  `,
);

/** Italian opening lines by category; those behind a "---" need no facts. */
export const hooks = readSheet(
  hookCategories,
  `
  # fear-loss: [open] {p}. Ti ricorda qualcosa? | [open] Forse lo sai già: {p}. | [!cause] {p}? Parliamone. | [cause] {people}. Voltarsi non cambia niente.
  [sober !cause] {p}? Chiedere è il primo passo. | --- | Scelto in fretta, presto rimpianto. | La domanda che non si fa resta lì. | Rimandare è facile. Guardare anche.
  Non lasciare nulla al caso: guarda, poi scegli.
  # curiosity: {n}. {n2}. Ti piace l’idea? | Una cosa da sapere su {brand}: {b}. | [open] Niente clausole in piccolo, solo una buona notizia: {b}. | Cominciamo da qui: {b2}. | ---
  Che cosa c’è dietro? {label}. | Che cosa chiederesti per prima cosa? | Come si sceglie quando tutto sembra uguale? | Che cosa guardi per prima cosa?
  # social-proof: {proof}. | Da vedere con i tuoi occhi: {b}. | Quello che conta: {b2}. | Merita un secondo sguardo: {b3}. | --- | Non crederci sulla parola. Guarda tu.
  L’opinione che conta è la tua. | Prima le domande scomode. | Mostralo, chiedi, poi decidi.
  # contrarian: [open] Altri annunci gridano. Questo dice: {b}. | Niente grandi promesse. {b2}. | [open] Senza slogan. {n}. | --- | Non servono altre pubblicità. Servono dettagli.
  Meglio chiari che brillanti. | Questo annuncio non grida. | Promettere è facile. Spiegare è meglio.
  # how-to: Prima di decidere: {offer}. | Un buon inizio: {b2}. | Da sapere: {c}. | --- | [quote] Come si comincia: ci dici che cosa ti serve. | [service] Come si comincia: ci dici che cosa ti serve.
  Come scegliere senza rimpianti: con calma. | Come capire se fa per te: guarda i dettagli. | Come confrontare bene: metti i dettagli fianco a fianco.
  Come decidere senza pressioni: guarda, chiedi, scegli.
  # trend-jacking: [open] Green flag: {n}. | [open] Da salvare: {b}. | [open !formal] La buona notizia del giorno: {n}. | --- | Da tenere a mente: {label}. | Spiegato in una riga: {label}.
  Da ricordare: {label}. | Piccolo promemoria: la tua scelta, i tuoi tempi.
  # identity: Per {audience}: {b}. | [!cause] {name}, per {audience}. | Per chi guarda i dettagli: {b2}. | --- | Per chi legge le note in piccolo. | Per chi preferisce vedere.
  Per chi si fa la propria idea. | Per chi ama le risposte chiare.
  `,
);
