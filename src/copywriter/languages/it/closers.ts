import { callToActionTypes } from '../../types.ts';
import { readSheet } from '../sheet.ts';

/** Italian last lines, by call to action; those for a trade or a tone come first. */
export const closers = readSheet(
  callToActionTypes,
  `
  # LEARN_MORE
  [cause] Guarda che cosa fa il tuo aiuto.
  [cause] Scopri il lavoro, poi decidi come aiutare.
  [!cause playful] Dai un’occhiata.
  [!cause warm] Vieni a vedere.
  [!cause] Guarda i dettagli.
  [!cause] Scopri di più.
  [cause] Scopri come aiutare.
  # SHOP_NOW
  [playful] Fatti un giro.
  [luxury] Prenditi il tempo di scegliere.
  Guarda e scegli.
  Dai un’occhiata nello shop.
  # SIGN_UP
  [course] Prenota il tuo posto.
  [course] Iscriviti e comincia dalla prima lezione.
  [software] Crea il tuo account e provalo nel tuo lavoro.
  [software] Iscriviti e prova.
  [course] Iscriviti, ti aspettiamo.
  Iscriviti.
  Iscriviti quando vuoi.
  # GET_OFFER
  [playful] Concediti qualcosa di bello.
  Scegli quello che ti piace.
  Guarda e approfittane.
  # ORDER_NOW
  [playful food] Sai già cosa fare.
  [food] Scegli quello che ti va e ordina.
  [food] Scegli e ordina con calma.
  Scegli e ordina.
  Ordina quando vuoi.
  # BOOK_TRAVEL
  [playful] Valigia pronta? Prenota.
  [warm] Vieni a stare da noi.
  Scegli le tue date e prenota.
  Guarda le date libere.
  # CONTACT_US
  [booking !health !law !food] Scegli la data e prenota.
  [booking !health !law !food] Prenota quando ti va bene.
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
  [quote] Dicci che cosa ti serve.
  [service] Dicci quando ti va bene.
  [course] Scrivici e prenota il tuo posto.
  Scrivici.
  Domande? Scrivici.
  # DOWNLOAD
  Scarica e prova.
  Scarica l’app e decidi.
  # SUBSCRIBE
  Scegli la tua formula.
  Abbonati.
  # GET_QUOTE
  [warm] Chiedi un preventivo, ti spieghiamo tutto.
  Chiedi il tuo preventivo.
  Raccontaci il lavoro da fare.
  Dicci che cosa ti serve.
  # APPLY_NOW
  [warm] Ci piacerebbe conoscerti.
  Leggi i dettagli e candidati.
  Ti ci rivedi? Candidati.
  # WATCH_MORE
  Guarda il video.
  Da vedere in azione.
  `,
);
