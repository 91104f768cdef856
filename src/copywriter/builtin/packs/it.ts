import { makePack } from './make-pack.ts';

/** Italian, tu. */
export const italianPack = makePack('it', {
  angles: {
    'problem-solution': {
      hooks: ['{p}? Non deve andare per forza così.', 'Ti suona familiare? {p}.', '{p}: c’è un altro modo.'],
      headlines: ['{b}', 'C’è un altro modo', '{label}'],
    },
    'key-benefit': {
      hooks: ['{b}. Semplice.', 'Prima le cose importanti: {b}.', 'Partiamo da qui: {b}.'],
      headlines: ['{b2}', '{label}: {b}', '{label}', 'Prima le cose importanti'],
    },
    offer: {
      hooks: ['Per cominciare: {offer}.', '{offer}. Questa è la proposta.', 'Buono a sapersi: {offer}.'],
      headlines: ['{label}', '{b}', 'Guarda la proposta'],
    },
    'second-problem': {
      hooks: ['Parliamoci chiaro: {p}.', '{p}? Si può fare diversamente.', 'Se questo ti stanca, continua a leggere: {p}.'],
      headlines: ['{b}', 'Si può fare diversamente', '{label}'],
    },
    checklist: {
      hooks: ['L’essenziale, punto per punto.', 'In sintesi.', 'Tutto a colpo d’occhio.'],
      headlines: ['{label} a colpo d’occhio', '{label}', 'A colpo d’occhio'],
    },
    'feature-spotlight': {
      hooks: ['Un dettaglio che conta: {b}.', 'Guarda più da vicino: {b}.', 'Se devi ricordare una cosa: {b}.'],
      headlines: ['{label}: {b2}', '{b2}', 'Il dettaglio che conta'],
    },
    'audience-fit': {
      hooks: ['Questo è per {audience}.', 'Pensato per {audience}.', 'Per {audience}: {label}.', '---', 'Forse fa per te.'],
      headlines: ['Per {audience}', '{label}', 'Forse fa per te'],
    },
    contrarian: {
      hooks: ['Potremmo esagerare. Preferiamo di no.', 'Questo annuncio non urla.', 'Meno promesse, più dettagli.'],
      headlines: ['Niente rumore. Solo {label}', 'Meno rumore, più dettagli'],
    },
    'how-to': {
      hooks: ['Come scegliere bene: parti da quello che ti serve.', 'Come decidere senza fretta: prima guarda, poi chiedi.', 'Da dove cominciare? Dai dettagli.'],
      headlines: ['Da dove cominciare', 'Comincia da {label}'],
    },
    question: {
      hooks: ['Quale sarebbe la tua prima domanda?', 'Che cosa ti farebbe dire di sì?', 'Che cosa ti aspetti davvero?'],
      turn: ['Parti dalla tua risposta.', 'Pensaci un momento.'],
      headlines: ['Di che cosa hai bisogno?', 'Parti da quello che cerchi'],
    },
    'try-it-yourself': {
      hooks: ['Non crederci sulla parola. Guarda tu.', 'Giudica con i tuoi occhi.', 'Guarda e fatti la tua idea.'],
      headlines: ['Guarda con i tuoi occhi', '{label}: a te il giudizio'],
    },
    'plain-talk': {
      hooks: ['Senza giri di parole: {label}.', 'La facciamo breve.', 'In poche parole.'],
      headlines: ['Senza giri di parole', '{label}, in breve'],
    },
    'first-step': {
      hooks: ['Il primo passo è piccolo: dare un’occhiata.', 'Comincia con calma: prima guarda.'],
      turn: ['[bare] Per ora non c’è nulla da decidere.'],
      headlines: ['Un primo passo semplice', 'Comincia a guardare'],
    },
    'fit-check': {
      hooks: ['È quello che cerchi?', 'Fa per te? Scoprilo con calma.', 'Hai dei dubbi? È normale.'],
      turn: ['Confrontalo con la tua lista.'],
      headlines: ['Fa per te?', 'Guarda se fa per te'],
    },
    invitation: {
      hooks: ['Ti invitiamo a guardare più da vicino.', 'Consideralo un invito.', 'Entra e dai un’occhiata.'],
      turn: ['[bare] Porta le tue domande.'],
      headlines: ['Un invito', 'Vieni a vedere da vicino'],
    },
    shortlist: {
      hooks: ['Un’altra possibilità per la tua lista: {label}.', 'Stai confrontando? Ecco una possibilità.', 'Da segnare nella tua lista.'],
      headlines: ['Per la tua lista', 'Confronta con calma'],
    },
    'own-pace': {
      hooks: ['Niente fretta. Prima guarda, poi decidi.', 'Non devi decidere oggi.', 'Prenditi il tuo tempo.'],
      headlines: ['Con i tuoi tempi', 'Guarda ora, decidi dopo'],
    },
    'ask-first': {
      hooks: ['Chiedi prima di decidere.', 'Hai una domanda? Partiamo da lì.', 'Prima le domande.'],
      headlines: ['Chiedi quello che vuoi', 'Prima le tue domande'],
    },
  },
  hooks: {
    'fear-loss': ['Se non cambia nulla, resta così: {p}.', 'Non farci l’abitudine: {p}.', '---', 'Una scelta fatta in fretta si rimpiange facilmente.', 'La domanda che non fai è quella che resta.', 'Non lasciare fare al caso: guarda prima di scegliere.', 'Prima di scegliere altro, guarda qui: {label}.', 'È facile rimandare. È altrettanto facile dare un’occhiata.'],
    curiosity: ['E se partissimo da qui? {b}.', 'Che cosa significa per te «{b}»?', '---', 'Che cosa c’è dietro? {label}.', 'Che cosa vorresti sapere per prima cosa?', 'Come si sceglie quando sembra tutto uguale?', 'Tu che cosa cambieresti?', 'Che cosa guardi per prima cosa?'],
    'social-proof': ['Verifica tu: {b}.', 'Giudica tu: {b2}.', '---', 'Non crederci e basta. Dai un’occhiata.', 'Mostralo a chi ti conosce, poi decidi.', 'Qui non citiamo nessuno. Guarda tu.', 'Conta la tua opinione.', 'Prima le domande scomode.'],
    contrarian: ['Lascia stare la lista lunga. {b}. È questo il punto.', 'Meno parole, più sostanza: {b2}.', '---', 'Non ti serve altra pubblicità. Ti servono i dettagli.', 'Meglio chiari che furbi.', 'Non è un annuncio per chi ha fretta.', 'Niente conto alla rovescia. Niente pressioni. Solo {label}.', 'Promettere è facile. Spiegare è meglio.'],
    'how-to': ['Come approfittarne: {offer}.', 'Come cominciare: con {label}.', '---', 'Come scegliere senza pentirsi: con calma.', 'Come capire se fa per te: guarda i dettagli.', 'Come confrontare bene: metti i dettagli uno accanto all’altro.', 'Tre domande da farsi prima di scegliere.', 'Come decidere senza pressioni: guardare, chiedere, scegliere.'],
    'trend-jacking': ['[open] Fuori: {p}. Dentro: {b}.', '[open] Semaforo verde: {b}.', '---', 'Promemoria: dare un’occhiata.', 'Da salvare e guardare dopo: {label}.', 'Spiegato in una riga: {label}.', 'Un piccolo promemoria: la tua scelta, i tuoi tempi.', 'La scheda da tenere aperta: {label}.'],
    identity: ['Per {audience}: {b}.', 'Per {audience}, senza giri di parole.', '---', 'Per chi legge i dettagli prima di decidere.', 'Se preferisci vedere piuttosto che sentire, fa per te.', 'Per chi guarda bene prima di scegliere.', 'Se ti piace decidere con la tua testa, comincia da qui.', 'Per chi ama le risposte chiare.'],
  },
  lines: {
    intro: ['[!named] {label}: {what}.', '[!named !addressed] {label}, per {audience}.', '[!named] Ecco {brand}.', '[named] {what}.', '[!named !addressed] {label}. Per {audience}.', '[!named] Di che si tratta? {label}.', '[!named] Qui entra in gioco {label}.', '[!named !addressed] In una riga: {label}, per {audience}.', '---', '[!named] {label}.'],
    benefits: ['{benefits}'],
    offer: ['Per cominciare: {offer}.', 'La proposta: {offer}.', 'E in più: {offer}.', 'Buono a sapersi: {offer}.'],
  },
  closers: {
    LEARN_MORE: ['Dai un’occhiata e decidi.', 'Guarda i dettagli con calma.', 'Guarda e fatti la tua idea.', 'Informati prima di scegliere.', '[playful] Dai, curiosa un po’.', '[warm] Passa quando vuoi.', '[url] I dettagli sono sul sito.', 'Approfondisci con calma.'],
    SHOP_NOW: ['Dai un’occhiata e scegli.', 'Guarda in negozio.', 'Scegli il tuo con calma.', '[playful] Dai, fatti un giro.', '[warm] Entra e guarda con calma.', '[url] Lo trovi sul sito.', 'Prima guarda, poi decidi.', 'Trova quello che fa per te.'],
    SIGN_UP: ['Iscriviti e prova con i tuoi tempi.', 'Iscriviti quando vuoi.', 'Entra e guarda da dentro.', '[playful] Iscriviti e curiosa un po’.', '[warm] Iscriviti e ti accompagniamo.', '[url] Iscriviti sul sito.', 'Iscriviti e guarda come va.'],
    GET_OFFER: ['Approfittane quando vuoi.', 'Guarda dove usarla.', 'È per te.', '[playful] Dai, concediti qualcosa.', '[url] La trovi sul sito.', 'Scegli e approfittane.'],
    ORDER_NOW: ['Ordina quando ne hai voglia.', 'Scegli e ordina.', 'Ordina il tuo.', '[playful] Sai già cosa fare.', '[warm] Ordina e lo prepariamo.', '[url] Ordina sul sito.', 'Aggiungilo al prossimo ordine.'],
    BOOK_TRAVEL: ['Guarda le date e scegli la tua.', 'Scegli le tue date con calma.', 'Guarda dove potresti andare.', '[playful] Fai la valigia e prenota.', '[url] Date e dettagli sul sito.', 'Controlla le date e prenota.'],
    CONTACT_US: ['Scrivici e ne parliamo.', 'Dicci che cosa ti serve.', 'Chiedici quello che vuoi.', '[warm] Scrivici. Ti aiutiamo volentieri.', '[playful] Scrivici, non mordiamo.', 'Parliamone.', 'Basta un messaggio per cominciare.'],
    DOWNLOAD: ['Scaricala e provala.', 'Scaricala e giudica tu.', 'Aprila una volta e decidi.', '[playful] Scaricala e divertiti.', '[warm] Scaricala e mettiti comodo.', 'Portala sul telefono.'],
    SUBSCRIBE: ['Abbonati e guarda se ti piace.', 'Abbonati quando vuoi.', 'Entra nella lista.', '[warm] Abbonati e restiamo in contatto.', 'Abbonati e dai un’occhiata.'],
    GET_QUOTE: ['Chiedi un preventivo e confronta.', 'Dicci che cosa ti serve e facciamo i conti.', 'Comincia da un preventivo.', '[warm] Chiedi un preventivo e lo vediamo insieme.', 'Prima i numeri, poi la decisione.'],
    APPLY_NOW: ['Leggi i dettagli e candidati.', 'Se fa per te, candidati.', 'Guarda se ti somiglia e candidati.', '[warm] Saremo felici di leggerti.', '[url] Tutti i dettagli sono sul sito.'],
    WATCH_MORE: ['Premi play e guarda.', 'Guardalo in azione.', 'Guarda il video e decidi.', '[playful] Dai, premi play.', 'Guarda come funziona.'],
  },
  headlines: ['{b}', '{b2}', '{offer}', '{label}', 'Per {audience}', '{label}: {b}', '---', 'Guarda da vicino', 'Dai un’occhiata', 'A te il giudizio', 'Prima guarda, poi decidi', 'Con tutti i dettagli', 'Guarda se fa per te', 'Chiedi quello che vuoi', 'Parti dai dettagli', 'Decidi con i tuoi tempi', 'Merita un’occhiata', 'Approfondisci con calma', 'Tutto a colpo d’occhio'],
  descriptions: ['{offer}', '{b}', '{b2}', '{b3}', 'Per {audience}', '{label}', '---', 'Guarda i dettagli', 'Guarda da vicino', 'Con i tuoi tempi', 'Informati con calma', 'Guarda se fa per te', 'Chiedi pure'],
});
