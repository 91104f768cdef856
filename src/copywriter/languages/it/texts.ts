import { readTexts } from '../sheet.ts';

/** Italian, tu. */
export const texts = readTexts(`
  # identity.named: {name}: {what}
  # identity.isA: {name} è {what}
  # identity.forWhom: {name} per {audience}
  # identity.bare: {name}
  # figures.price: Prezzo: {figure}
  # figures.rating: Valutazione: {figure}
  # openings.problem-solution: [cause] {people}. Puoi aiutare. | [cause] {p}. Puoi aiutare. | [playful open] {p}? Ci pensiamo noi. | [warm open] {p}? Ti capiamo. | [bold open] {p}? Basta così.
  [professional open] {p}? C’è un modo più semplice. | [plain open] {p}? La soluzione c’è. | [luxury] {p}? Non qui. | [sober] {p}? | --- | {p}? | {people}.
  # openings.offer: [warm open] Buona notizia: {saving}. | [plain open] Per prima cosa: {offer}. | [playful open] {offer}. Che aspetti? | [bold open] {offer}. Semplice così. | {offer}.
  # openings.checklist: [plain venue] Che cosa si mangia. | [plain course] Che cosa ti aspetta. | [plain travel] Che cosa ti aspetta. | [plain software] Che cosa fa.
  [plain app] Che cosa c’è dentro. | [plain service] Come lavoriamo. | [plain quote] Come lavoriamo. | [health] Buono a sapersi prima. | [law] Come funziona. | [money] Come funziona.
  [playful open] Il bello, in poche righe. | [bold open] Niente chiacchiere. Solo fatti. | [professional] {name} in breve. | {name} a colpo d’occhio. | L’essenziale, in breve.
  # openings.key-benefit: {b}. {b2}. Ecco {brand}. | {b}. {b2}. | {b}.
  # openings.second-problem: [playful open] {p}? Meglio di no. | [warm open] {p}? Sei nel posto giusto. | [bold open] {p}? Mai più così. | [plain open] {p}? C’è un altro modo. | {p}? | {people}.
  # openings.numbers-first: {proof}.
  # openings.audience-fit: Per {audience}: {name}. | {name}, per {audience}. | Per {audience}.
  # openings.feature-spotlight: [playful open] {b}. Sì, davvero. | [bold open] {b}. Punto. | Buono a sapersi: {b}. | {b}.
  # openings.price-first: {price}.
  # openings.plain-talk: {id}. | In poche parole: {name}.
  # openings.question: Quale sarebbe la tua prima domanda?
  # openings.fit-check: È quello che cerchi? | Hai dei dubbi? È normale.
  # openings.try-it-yourself: Giudica con i tuoi occhi.
  # openings.ask-first: Domande su {brand}? Chiedi pure. | Chiedi prima di decidere.
  # openings.first-step: Il primo passo è piccolo: dare un’occhiata.
  # openings.shortlist: [!cause !funeral !job] Da segnare nella tua lista: {label}. | Stai confrontando? Ecco una possibilità.
  # openings.own-pace: Niente fretta. Prima guarda, poi decidi.
  # openings.simple-choice: Scegliere non deve essere difficile.
  # openings.invitation: [venue] C’è fame? | [travel] La valigia è pronta? | [course] Vieni come sei. | [quote] Qualcosa da fare? | [service] Una cosa in meno nella lista. | [health] Chiedi con calma.
  [law] Tutto comincia da un colloquio. | [money] Tutto comincia da una domanda. | Entra e dai un’occhiata.
  # openings.second-look: Da guardare di nuovo: {label}.
  # openings.how-to: Da dove cominciare? Dai dettagli.
  # openings.contrarian: Meno promesse, più dettagli.
  # closers.LEARN_MORE: [venue] Vieni con appetito. | [quote] Dicci che cosa ti serve.
  [quote] Scrivici e raccontaci di che si tratta. | [service] Scrivici o chiamaci. | [service] Chiedici un orario. | [health] Leggi i dettagli e chiedi pure. | [law] Chiedi un primo colloquio.
  [money] Chiedici come sarebbe nel tuo caso. | [course] Guarda come si svolge. | [software] Guarda come funziona. | [travel] Guarda il posto e le date. | [job] Leggi in che cosa consiste.
  [cause] Guarda che cosa fa il tuo aiuto. | [cause] Scopri il lavoro, poi decidi come aiutare. | [!cause playful] Dai un’occhiata. | [!cause warm] Vieni a vedere. | [!cause] Guarda i dettagli.
  [!cause] Scopri di più. | [cause] Scopri come aiutare.
  # closers.SHOP_NOW: [playful] Fatti un giro. | [luxury] Prenditi il tempo di scegliere. | Guarda e scegli. | Dai un’occhiata nello shop.
  # closers.SIGN_UP: [course] Prenota il tuo posto. | [course] Iscriviti e comincia dalla prima lezione. | [software] Crea il tuo account e provalo nel tuo lavoro. | [software] Iscriviti e prova.
  [course] Iscriviti, ti aspettiamo. | Iscriviti. | Iscriviti quando vuoi.
  # closers.GET_OFFER: [playful] Concediti qualcosa di bello. | Scegli quello che ti piace. | Guarda e approfittane.
  # closers.ORDER_NOW: [playful food] Sai già cosa fare. | [food] Scegli quello che ti va e ordina. | [food] Scegli e ordina con calma. | Scegli e ordina. | Ordina quando vuoi.
  # closers.BOOK_TRAVEL: [playful] Valigia pronta? Prenota. | [warm] Vieni a stare da noi. | Scegli le tue date e prenota. | Guarda le date libere.
  # closers.CONTACT_US: [booking !health !law !food] Scegli la data e prenota. | [booking !health !law !food] Prenota quando ti va bene. | [health] Prenota la tua visita.
  [health] Chiamaci e troviamo un orario. | [law] Raccontaci il tuo caso. | [money] Raccontaci la tua situazione. | [venue] Prenota il tuo tavolo. | [quote] Chiama e dicci che cosa succede.
  [quote] Basta una telefonata. | [service] Prenota il tuo appuntamento. | [warm] Scrivici. Ti aiutiamo volentieri. | [playful] Scrivici. Non mordiamo. | [quote] Dicci che cosa ti serve.
  [service] Dicci quando ti va bene. | [course] Scrivici e prenota il tuo posto. | Scrivici. | Domande? Scrivici.
  # closers.DOWNLOAD: Scarica e prova. | Scarica l’app e decidi.
  # closers.SUBSCRIBE: Scegli la tua formula. | Abbonati.
  # closers.GET_QUOTE: [warm] Chiedi un preventivo, ti spieghiamo tutto. | Chiedi il tuo preventivo. | Raccontaci il lavoro da fare. | Dicci che cosa ti serve.
  # closers.APPLY_NOW: [warm] Ci piacerebbe conoscerti. | Leggi i dettagli e candidati. | Ti ci rivedi? Candidati.
  # closers.WATCH_MORE: Guarda il video. | Da vedere in azione.
  # hooks.fear-loss: [open] {p}. Di nuovo? | [open] {p}? Non deve andare per forza così. | [open] Un’altra settimana così? {p}. | [cause] {people}. Voltarsi non cambia niente.
  [sober !cause] {p}? Parliamone. | --- | [venue] Un’altra cena senza idee? | [quote] I piccoli lavori crescono mentre aspettano. | [service] È ancora nella tua lista?
  [course] “Un giorno” non è sul calendario. | [travel] Le vacanze non si organizzano da sole. | [money] Da dove cominciare? Da una domanda. | [law] Un dubbio? Prima chiedi. | ---
  Scelto in fretta, presto rimpianto. | La domanda che non si fa resta lì. | Rimandare è facile. Guardare anche. | Non lasciare nulla al caso: guarda, poi scegli.
  # hooks.curiosity: {n}. {n2}. Ti piace l’idea? | Una cosa da sapere su {brand}: {b}. | [open] Niente clausole in piccolo, solo una buona notizia: {b}. | Cominciamo da qui: {b2}. | ---
  [venue] Di che cosa hai voglia? | [travel] Dove si va? | [course] Che cosa ti piacerebbe imparare? | [quote] Che cosa c’è da fare? | [service] Che cosa togliamo dalla tua lista?
  [software] Che cosa ci faresti per prima cosa? | [health] Che cosa vorresti chiedere? | [law] Che cosa vorresti chiarire? | [money] Che cosa vorresti capire meglio? | ---
  Che cosa c’è dietro? {label}. | Che cosa chiederesti per prima cosa? | Come si sceglie quando tutto sembra uguale? | Che cosa guardi per prima cosa?
  # hooks.social-proof: {proof}. | Da vedere con i tuoi occhi: {b}. | Prendici in parola: {b2}. | Merita un secondo sguardo: {b3}. | --- | Non crederci sulla parola. Guarda tu.
  L’opinione che conta è la tua. | Prima le domande scomode. | Mostralo, chiedi, poi decidi.
  # hooks.contrarian: [open] {p}. Normale? Non proprio. | [open] Altri annunci gridano. Questo dice: {b}. | Niente grandi promesse. {b2}. | [open] Senza slogan. {n}. | ---
  [venue] Non cucinare stasera è anche un piano. | [travel] Anche un piccolo cambio d’aria conta. | [course] Non serve saperlo fare prima di cominciare. | [quote] Non devi fare tutto da te.
  [service] Non devi fare tutto da te. | --- | Non servono altre pubblicità. Servono dettagli. | Meglio chiari che brillanti. | Questo annuncio non grida. | Promettere è facile. Spiegare è meglio.
  # hooks.how-to: Da dove cominciare? {offer}. | Primo passo: {offer}. | Noi facciamo così: {c}. | --- | [venue] Come semplificare la cena: scegliere, ordinare, sedersi.
  [travel] Come organizzare un viaggio: prima le date, poi il resto. | [course] Come cominciare: venire, provare, chiedere. | [quote] Come si comincia: ci dici che cosa ti serve.
  [service] Come funziona: dici che cosa ti serve e scegli quando. | [software] Come capirlo: provalo con un lavoro vero. | --- | Come scegliere senza rimpianti: con calma.
  Come capire se fa per te: guarda i dettagli. | Come confrontare bene: metti i dettagli fianco a fianco. | Come decidere senza pressioni: guarda, chiedi, scegli.
  # hooks.trend-jacking: [open] Out: {p}. In: {n}. | [open] Green flag: {n}. | [open !formal] La buona notizia del giorno: {n}. | --- | [venue] Il piano di stasera: {label}.
  [course] Da mettere in agenda: {label}. | --- | La scheda da tenere aperta: {label}. | Spiegato in una riga: {label}. | Da ricordare: {label}. | Piccolo promemoria: la tua scelta, i tuoi tempi.
  # hooks.identity: Per {audience}: {b}. | [!cause] {name}, per {audience}. | Per chi guarda i dettagli: {b2}. | --- | [venue] Per chi pensa già alla cena. | [travel] Per chi ha già la valigia pronta.
  [course] Per chi impara facendo. | [quote] Per chi ha una lista di lavori. | [service] Per chi ha l’agenda piena. | [money] Per chi vuole vedere i numeri. | --- | Per chi legge le note in piccolo.
  Per chi preferisce vedere. | Per chi si fa la propria idea. | Per chi ama le risposte chiare.
  # headlines: {n} | {offer} | {b} | {brand}: {n} | {what} | {brand} | {price} | {b2} | Per {audience} | {label} | ---
  [cause] Come aiutare | Guarda da vicino | Dai un’occhiata | Giudica tu | Guarda, poi decidi | Con tutti i dettagli
  Guarda se fa per te | Chiedi quello che vuoi | Parti dai dettagli | Qui ci sono i dettagli | Merita uno sguardo
  Da conoscere | Tutto a colpo d’occhio
  # descriptions: {offer} | {price} | {term} | {n} | {b2} | {b} | Per {audience} | {what} | {label} | --- | Guarda i dettagli
  Guarda da vicino | Informati prima | Chiedi pure
`);
