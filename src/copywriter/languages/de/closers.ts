import { callToActionTypes } from '../../types.ts';
import { readSheet } from '../sheet.ts';

/** German last lines, by call to action; those for a trade or a tone come first. */
export const closers = readSheet(
  callToActionTypes,
  `
  # LEARN_MORE
  [cause informal] Sieh dir an, was deine Hilfe bewirkt.
  [cause formal] Sehen Sie, was Ihre Hilfe bewirkt.
  [cause formal] Lesen Sie mehr über die Arbeit.
  [!cause playful informal] Na los, schau mal rein.
  [!cause warm informal] Schau gern vorbei.
  [!cause informal] Schau dir die Details in Ruhe an.
  [!cause formal] Sehen Sie sich die Details in Ruhe an.
  [!cause] Mehr dazu erfahren.
  [cause] So kommt Hilfe an: hier nachlesen.
  # SHOP_NOW
  [food informal] Such dir deinen Favoriten aus.
  [playful informal] Na los, stöber ein bisschen.
  [warm informal] Stöber gern ein wenig.
  [informal] Schau dich um und such dir etwas aus.
  [formal] Sehen Sie sich um und wählen Sie in Ruhe.
  Im Shop ansehen und aussuchen.
  # SIGN_UP
  [course informal] Sichere dir deinen Platz.
  [course formal] Sichern Sie sich Ihren Platz.
  [course] Anmelden und dabei sein.
  [software formal] Legen Sie ein Konto an und testen Sie es im Alltag.
  [software] Anmelden, ausprobieren, entscheiden.
  [informal] Melde dich an.
  [formal] Melden Sie sich an.
  [informal] Hier kannst du dich anmelden.
  [formal] Hier können Sie sich anmelden.
  # GET_OFFER
  [playful informal] Gönn dir was.
  [informal] Such dir aus, was dir gefällt.
  [formal] Wählen Sie aus, was Ihnen gefällt.
  Ansehen und aussuchen.
  # ORDER_NOW
  [playful informal] Du weißt, was zu tun ist.
  [food informal] Such aus, worauf du Lust hast, und bestell.
  [food formal] Wählen Sie aus und bestellen Sie.
  [informal] Bestell, wann es dir passt.
  [formal] Bestellen Sie, wann es Ihnen passt.
  Aussuchen und bestellen.
  # BOOK_TRAVEL
  [playful informal] Koffer packen und buchen.
  [informal] Such dir deine Tage aus.
  [formal] Wählen Sie Ihre Tage und buchen Sie.
  Freie Termine ansehen und buchen.
  # CONTACT_US
  [booking !health !law !food informal] Such dir deinen Termin aus.
  [booking !health !law !food informal] Buch deinen Wunschtermin.
  [booking !health !law !food formal] Wählen Sie Ihren Termin.
  [health formal] Rufen Sie uns an, wir nehmen uns Zeit.
  [health formal] Vereinbaren Sie Ihren Termin.
  [law formal] Schildern Sie uns Ihr Anliegen.
  [quote informal] Ruf an und sag, worum es geht.
  [quote formal] Rufen Sie an und sagen Sie, worum es geht.
  [service informal] Sichere dir deinen Termin.
  [food informal] Reserviere deinen Tisch.
  [playful informal] Schreib uns. Wir beißen nicht.
  [warm informal] Schreib uns. Wir helfen gern.
  [warm formal] Schreiben Sie uns. Wir helfen gern.
  [quote informal] Sag uns, was du brauchst.
  [informal] Schreib uns einfach.
  [informal] Fragen? Melde dich.
  [quote formal] Sagen Sie uns, was Sie brauchen.
  [formal] Schreiben Sie uns.
  [formal] Fragen? Melden Sie sich.
  Eine kurze Nachricht genügt.
  # DOWNLOAD
  [informal] Lad die App und probier sie aus.
  [formal] Laden Sie die App und testen Sie in Ruhe.
  Laden und ausprobieren.
  # SUBSCRIBE
  [informal] Such dir dein Abo aus.
  [formal] Wählen Sie Ihr Abo.
  Abo aussuchen und starten.
  # GET_QUOTE
  [informal] Sag uns, was du brauchst, und hol dir ein Angebot.
  [formal] Sagen Sie uns, was Sie brauchen, und holen Sie sich ein Angebot.
  [informal] Schreib uns, worum es geht.
  [formal] Schreiben Sie uns, worum es geht.
  # APPLY_NOW
  [informal] Passt das zu dir? Dann bewirb dich.
  [formal] Passt das zu Ihnen? Dann bewerben Sie sich.
  [warm] Wir freuen uns auf die Bewerbung.
  Details lesen und bewerben.
  # WATCH_MORE
  Video starten und ansehen.
  So funktioniert es im Video.
  `,
);
