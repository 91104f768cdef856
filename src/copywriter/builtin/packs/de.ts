import { makePack } from './make-pack.ts';

/** German: most frames address nobody; where one must, "du" or "Sie" follows the tone. */
export const germanPack = makePack('de', {
  angles: {
    'problem-solution': {
      hooks: ['{p}? Es geht auch anders.', '{p}? Das muss nicht sein.', '[du] Kommt dir das bekannt vor? {p}.', '[sie] Kommt Ihnen das bekannt vor? {p}.'],
      headlines: ['{b}', 'Es geht auch anders', '{label}'],
    },
    'key-benefit': {
      hooks: ['{b}. Ganz einfach.', 'Das Wichtigste zuerst: {b}.', 'Fangen wir damit an: {b}.'],
      headlines: ['{b2}', '{label}: {b}', '{label}', 'Das Wichtigste zuerst'],
    },
    offer: {
      hooks: ['Für den Anfang: {offer}.', '{offer}. Das ist das Angebot.', 'Gut zu wissen: {offer}.'],
      headlines: ['{label}', '{b}', 'Das Angebot im Überblick'],
    },
    'second-problem': {
      hooks: ['Reden wir offen: {p}.', '{p}? Dafür gibt es einen anderen Weg.', 'Auch so ein Thema: {p}.'],
      headlines: ['{b}', 'Ein anderer Weg', '{label}'],
    },
    checklist: {
      hooks: ['Das Wichtigste, Punkt für Punkt.', 'Kurz zusammengefasst.', 'Alles auf einen Blick.'],
      headlines: ['{label} auf einen Blick', '{label}', 'Auf einen Blick'],
    },
    'feature-spotlight': {
      hooks: ['Ein Detail, das zählt: {b}.', 'Genauer hingeschaut: {b}.', 'Eine Sache zum Merken: {b}.'],
      headlines: ['{label}: {b2}', '{b2}', 'Das Detail, das zählt'],
    },
    'audience-fit': {
      hooks: ['Für {audience}: {label}.', 'Gedacht für {audience}.', '{audience}, aufgepasst.', '---', '[du] Vielleicht ist das etwas für dich.', '[sie] Vielleicht ist das etwas für Sie.'],
      headlines: ['Für {audience}', '{label}', 'Könnte passen'],
    },
    contrarian: {
      hooks: ['Wir könnten jetzt übertreiben. Lassen wir lieber.', 'Diese Anzeige schreit nicht.', 'Weniger versprechen, mehr zeigen.'],
      headlines: ['Ohne Lärm. Nur {label}', 'Weniger Lärm, mehr Details'],
    },
    'how-to': {
      hooks: ['Gut auswählen geht so: erst wissen, was man braucht.', 'In Ruhe entscheiden: erst ansehen, dann fragen.', 'Womit anfangen? Mit den Details.'],
      headlines: ['Womit anfangen?', 'Der Anfang: {label}'],
    },
    question: {
      hooks: ['[du] Was würdest du als Erstes fragen?', '[sie] Was würden Sie als Erstes fragen?', '[du] Worauf kommt es dir an?', '[sie] Worauf kommt es Ihnen an?'],
      turn: ['[du] Fang mit deiner eigenen Antwort an.', '[sie] Beginnen Sie mit Ihrer eigenen Antwort.'],
      headlines: ['Worauf kommt es an?', 'Erst die Frage, dann die Wahl'],
    },
    'try-it-yourself': {
      hooks: ['[du] Glaub uns nicht einfach. Schau selbst.', '[sie] Überzeugen Sie sich selbst.', '[du] Mach dir selbst ein Bild.', '[sie] Machen Sie sich selbst ein Bild.'],
      headlines: ['Selbst ein Bild machen', '{label}: selbst ansehen'],
    },
    'plain-talk': {
      hooks: ['Ohne Umschweife: {label}.', 'Machen wir es kurz.', 'In wenigen Worten.'],
      headlines: ['Ohne Umschweife', '{label}, kurz gesagt'],
    },
    'first-step': {
      hooks: ['Der erste Schritt ist klein: einfach mal ansehen.', 'Klein anfangen: erst einmal ansehen.'],
      turn: ['[bare] Entschieden werden muss noch nichts.'],
      headlines: ['Der erste Schritt ist klein', 'Erst einmal ansehen'],
    },
    'fit-check': {
      hooks: ['[du] Ist das, was du suchst?', '[sie] Ist das, was Sie suchen?', 'Passt das? In Ruhe prüfen.', 'Noch unsicher? Das ist in Ordnung.'],
      turn: ['Einfach mit der eigenen Liste vergleichen.'],
      headlines: ['Passt das?', 'Prüfen, ob es passt'],
    },
    invitation: {
      hooks: ['Eine Einladung zum genaueren Hinsehen.', '[du] Komm vorbei und schau es dir an.', '[sie] Schauen Sie gern genauer hin.'],
      turn: ['[bare] Fragen sind willkommen.'],
      headlines: ['Eine Einladung', 'Herzlich eingeladen'],
    },
    shortlist: {
      hooks: ['Noch etwas für die engere Wahl: {label}.', 'Gerade am Vergleichen? Hier ist eine Möglichkeit.', 'Etwas für die Merkliste.'],
      headlines: ['Für die engere Wahl', 'In Ruhe vergleichen'],
    },
    'own-pace': {
      hooks: ['Keine Eile. Erst ansehen, dann entscheiden.', '[du] Du musst dich nicht heute entscheiden.', '[sie] Sie müssen sich nicht heute entscheiden.'],
      headlines: ['Ganz in Ruhe', 'Erst sehen, dann entscheiden'],
    },
    'ask-first': {
      hooks: ['Erst fragen, dann entscheiden.', 'Noch Fragen? Fangen wir damit an.', 'Fragen kommen zuerst.'],
      headlines: ['Fragen kommen zuerst', 'Einfach fragen'],
    },
  },
  hooks: {
    'fear-loss': ['Wenn sich nichts ändert, bleibt es dabei: {p}.', 'Nicht daran gewöhnen: {p}.', '---', 'Schnell gewählt ist leicht bereut.', 'Die Frage, die man nicht stellt, bleibt.', 'Nichts dem Zufall überlassen: erst ansehen, dann wählen.', 'Vor dem Entscheiden ansehen: {label}.', 'Aufschieben ist leicht. Ansehen auch.'],
    curiosity: ['Und wenn wir damit anfangen? {b}.', 'Was heißt das eigentlich: „{b}“?', '---', 'Was steckt dahinter? {label}.', 'Was wäre die erste Frage?', 'Wie wählt man, wenn alles gleich aussieht?', 'Was müsste anders sein?', 'Worauf fällt der erste Blick?'],
    'social-proof': ['Zum Nachprüfen: {b}.', 'Selbst beurteilen: {b2}.', '---', 'Nicht einfach glauben. Selbst ansehen.', 'Zeigen, nachfragen, dann entscheiden.', 'Hier wird niemand zitiert. Selbst ansehen genügt.', 'Am Ende zählt die eigene Meinung.', 'Die unbequemen Fragen gern zuerst.'],
    contrarian: ['Lange Listen? Nicht nötig. {b}. Darum geht es.', 'Weniger Worte, mehr Inhalt: {b2}.', '---', 'Mehr Werbung braucht niemand. Details schon.', 'Lieber klar als clever.', 'Das ist keine Anzeige für Eilige.', 'Kein Druck. Kein Lärm. Nur {label}.', 'Versprechen ist leicht. Erklären ist besser.'],
    'how-to': ['So geht’s los: {offer}.', 'So fängt man an: mit {label}.', '---', 'So wählt man ohne Reue: in Ruhe.', 'So merkt man, ob es passt: Details ansehen.', 'So vergleicht man richtig: Details nebeneinanderlegen.', 'Drei Fragen, die sich vor der Wahl lohnen.', 'So entscheidet man ohne Druck: ansehen, fragen, wählen.'],
    'trend-jacking': ['[open] Out: {p}. In: {b}.', '[open] Green Flag: {b}.', '---', 'Notiz an mich: später ansehen.', 'Gut zu merken: {label}.', 'Kurz erklärt: {label}.', 'Kleine Erinnerung: eigene Wahl, eigenes Tempo.', 'Der Tab, der offen bleiben darf: {label}.'],
    identity: ['Für {audience}: {b}.', 'Für {audience}, ohne Umschweife.', '---', 'Für Leute, die das Kleingedruckte lesen.', 'Für Leute, die lieber sehen als hören.', 'Für Leute, die vor der Wahl genau hinsehen.', 'Für Leute, die sich gern selbst ein Bild machen.', 'Für Leute, die klare Antworten mögen.'],
  },
  lines: {
    intro: ['[!named] {label}: {what}.', '[!named !addressed] {label}, für {audience}.', '[!named] Das ist {brand}.', '[named] {what}.', '[!named !addressed] {label}. Für {audience}.', '[!named] Worum geht’s? {label}.', '[!named] Hier kommt {label} ins Spiel.', '[!named !addressed] Kurz gesagt: {label}, für {audience}.', '---', '[!named] {label}.'],
    benefits: ['{benefits}'],
    offer: ['Für den Anfang: {offer}.', 'Das Angebot: {offer}.', 'Dazu: {offer}.', 'Gut zu wissen: {offer}.'],
  },
  closers: {
    LEARN_MORE: ['Einfach mal ansehen.', '[du] Schau dir die Details in Ruhe an.', '[sie] Sehen Sie sich die Details in Ruhe an.', '[du] Mach dir selbst ein Bild.', '[sie] Machen Sie sich selbst ein Bild.', '[du playful] Na los, schau mal rein.', '[du warm] Schau gern vorbei.', '[url] Die Details stehen auf der Website.', 'Erst informieren, dann entscheiden.', 'Mehr dazu auf einen Blick.'],
    SHOP_NOW: ['[du] Schau dich um und such dir etwas aus.', '[sie] Sehen Sie sich um und wählen Sie in Ruhe.', 'Im Shop ansehen.', '[du playful] Na los, stöber ein bisschen.', '[du warm] Stöber gern ein wenig.', '[url] Zu finden auf der Website.', 'Erst stöbern, dann entscheiden.', 'In Ruhe aussuchen.'],
    SIGN_UP: ['[du] Melde dich an und probier es aus.', '[sie] Melden Sie sich an und testen Sie in Ruhe.', 'Anmelden und umsehen.', '[du playful] Melde dich an und klick dich durch.', '[url] Anmelden geht auf der Website.', 'Anmelden, ausprobieren, entscheiden.', 'Einfach anmelden und loslegen.'],
    GET_OFFER: ['Ansehen und nutzen.', '[du] Nutz es, wann du willst.', '[sie] Nutzen Sie es, wann es Ihnen passt.', '[du playful] Na los, gönn dir was.', '[url] Zu finden auf der Website.', 'Aussuchen und mitnehmen.'],
    ORDER_NOW: ['[du] Bestell, wann du Lust hast.', '[sie] Bestellen Sie, wann es Ihnen passt.', 'Aussuchen und bestellen.', '[du playful] Du weißt, was zu tun ist.', '[url] Bestellen geht auf der Website.', 'Für die nächste Bestellung vormerken.'],
    BOOK_TRAVEL: ['Termine ansehen und aussuchen.', '[du] Such dir in Ruhe deinen Termin aus.', '[sie] Wählen Sie in Ruhe Ihren Termin.', '[du playful] Koffer packen und buchen.', '[url] Termine und Details auf der Website.', 'Termine prüfen und buchen.'],
    CONTACT_US: ['[du] Schreib uns, wir reden darüber.', '[sie] Schreiben Sie uns, wir sprechen darüber.', '[du] Sag uns, was du brauchst.', '[sie] Sagen Sie uns, was Sie brauchen.', '[du warm] Schreib uns. Wir helfen gern.', '[sie warm] Schreiben Sie uns. Wir helfen gern.', 'Eine kurze Nachricht genügt.', 'Einfach fragen.'],
    DOWNLOAD: ['Laden und ausprobieren.', '[du] Lad sie herunter und probier sie aus.', '[sie] Laden Sie sie herunter und testen Sie in Ruhe.', '[du playful] Laden, tippen, loslegen.', 'Einmal öffnen, dann entscheiden.', 'Für unterwegs aufs Handy.'],
    SUBSCRIBE: ['Abonnieren und reinlesen.', '[du] Abonniere, wann du willst.', '[sie] Abonnieren Sie, wann es Ihnen passt.', '[warm] Abonnieren und in Verbindung bleiben.', 'Auf die Liste setzen lassen.'],
    GET_QUOTE: ['Angebot anfordern und vergleichen.', '[du] Sag uns, was du brauchst, wir rechnen.', '[sie] Sagen Sie uns, was Sie brauchen, wir rechnen.', 'Am Anfang steht ein Angebot.', 'Erst die Zahlen, dann die Entscheidung.'],
    APPLY_NOW: ['Details lesen und bewerben.', '[du] Passt das zu dir? Dann bewirb dich.', '[sie] Passt das zu Ihnen? Dann bewerben Sie sich.', '[warm] Wir freuen uns auf Nachricht.', '[url] Alle Details stehen auf der Website.', 'Ansehen, prüfen, bewerben.'],
    WATCH_MORE: ['Video starten und ansehen.', 'In Aktion ansehen.', '[du playful] Na los, drück auf Play.', 'Erst ansehen, dann entscheiden.', 'So funktioniert es im Video.'],
  },
  headlines: ['{b}', '{b2}', '{offer}', '{label}', 'Für {audience}', '{label}: {b}', '---', 'Genauer hinsehen', 'Einfach mal ansehen', 'Selbst ein Bild machen', 'Erst sehen, dann entscheiden', 'Mit allen Details', 'Prüfen, ob es passt', 'Einfach fragen', 'Bei den Details anfangen', 'Im eigenen Tempo', 'Einen Blick wert', 'Zum Kennenlernen', 'Alles auf einen Blick'],
  descriptions: ['{offer}', '{b}', '{b2}', '{b3}', 'Für {audience}', '{label}', '---', 'Details ansehen', 'Genauer hinsehen', 'In aller Ruhe', 'Erst informieren', 'Prüfen, ob es passt', 'Fragen willkommen'],
});
