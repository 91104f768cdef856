import { callToActionTypes } from '../../types.ts';
import { readSheet } from '../sheet.ts';

/** Italian last lines, by call to action; those for a trade or a tone come first. */
export const closers = readSheet(
  callToActionTypes,
  `
  # LEARN_MORE
  [cause] Guarda che cosa fa il tuo aiuto.
  [cause] Scopri il lavoro, poi decidi come aiutare.
  [!cause playful] Dai, un’occhiata.
  [!cause warm] Vieni a vedere.
  [!cause] Guarda i dettagli con calma.
  [!cause] Scopri di più.
  [cause] Scopri come aiutare.
  # SHOP_NOW
  [playful] Dai, fatti un giro.
  [luxury] Prenditi il tempo di scegliere.
  Guarda e scegli il tuo.
  Lo trovi nel negozio.
  # SIGN_UP
  [course] Prenota il tuo posto.
  [course] Iscriviti e comincia dalla prima lezione.
  [software] Crea il tuo account e provalo nel tuo lavoro.
  Iscriviti e prova.
  Iscriviti quando vuoi.
  # GET_OFFER
  [playful] Concediti qualcosa di bello.
  Scegli quello che ti piace.
  Usala quando vuoi.
  # ORDER_NOW
  [playful food] Sai già cosa fare.
  [food] Scegli quello che ti va e ordina.
  [food] Ordina la tua.
  Scegli e ordina.
  Ordina quando vuoi.
  # BOOK_TRAVEL
  [playful] Valigia pronta? Prenota.
  [warm] Vieni a stare da noi.
  Scegli le tue date e prenota.
  Guarda le date libere.
  # CONTACT_US
  [health] Prenota la tua visita.
  [health] Chiamaci e troviamo un orario.
  [law] Raccontaci il tuo caso.
  [money] Raccontaci la tua situazione.
  [food] Prenota il tuo tavolo.
  [quote] Chiama e dicci che cosa succede.
  [quote] Basta una telefonata.
  [service] Prenota il tuo appuntamento.
  [warm] Scrivici. Ti aiutiamo volentieri.
  [playful] Scrivici. Non mordiamo.
  Dicci che cosa ti serve.
  Basta un messaggio.
  # DOWNLOAD
  [playful] Scarica, tocca, via.
  Scaricala e provala.
  Aprila una volta e decidi.
  # SUBSCRIBE
  Scegli la tua formula.
  Abbonati quando vuoi.
  # GET_QUOTE
  [warm] Chiedi un preventivo, ti spieghiamo tutto.
  Chiedi il tuo preventivo.
  Dicci che cosa ti serve e ricevi un preventivo.
  # APPLY_NOW
  [warm] Ci piacerebbe conoscerti.
  Leggi i dettagli e candidati.
  Ti ci rivedi? Candidati.
  # WATCH_MORE
  [playful] Dai, premi play.
  Guarda il video.
  Da vedere in azione.
  `,
);
