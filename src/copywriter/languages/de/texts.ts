import { readTexts } from '../sheet.ts';

/** German, "du" or "Sie" by the mood. */
export const texts = readTexts(`
  # identity.named: {name}: {what}
  # identity.isA: {name} ist {what}
  # identity.forWhom: {name} für {audience}
  # identity.bare: {name}
  # figures.price: Preis: {figure}
  # figures.rating: Bewertung: {figure}
  # openings.problem-solution: [cause informal] {people}. Du kannst helfen. | [cause formal] {people}. Sie können helfen. | [cause formal] {p}. Sie können helfen.
  [playful open] {p}? Das geht besser. | [warm open] {p}? Das kennen wir. | [bold open] {p}? Schluss damit. | [professional open] {p}? Es geht einfacher. | [plain open] {p}? Das muss nicht sein.
  [luxury] {p}? Nicht hier. | [sober] {p}? | --- | {p}? | {people}.
  # openings.offer: [warm open] Gute Nachricht: {saving}. | [plain open] Vorweg: {offer}. | [playful open] {offer}. Na dann los. | [bold open] {offer}. So einfach ist das. | {offer}.
  # openings.checklist: [plain venue] Was es gibt. | [plain course informal] Das erwartet dich. | [plain course formal] Das erwartet Sie. | [plain travel informal] Das erwartet dich.
  [plain software] Was es kann. | [plain app] Was drinsteckt. | [plain service] So arbeiten wir. | [plain quote] So arbeiten wir. | [health] Gut zu wissen. | [law] So läuft es ab.
  [money] So läuft es ab. | [job informal] Das bringt der Job mit. | [playful open] Kurz und gut. | [bold open] Kein Gerede. Nur Fakten. | [professional] {name} im Überblick. | {name} auf einen Blick.
  Kurz und knapp.
  # openings.key-benefit: {b}. {b2}. Das ist {brand}. | {b}. {b2}. | {b}.
  # openings.second-problem: [playful open] {p}? Ach, lieber nicht. | [warm open informal] {p}? Dann bist du hier richtig. | [bold open] {p}? Muss nicht sein.
  [plain open] {p}? Es geht auch anders. | {p}? | {people}.
  # openings.numbers-first: {proof}.
  # openings.audience-fit: Für {audience}: {name}. | {name}, für {audience}. | Für {audience}.
  # openings.feature-spotlight: [playful open] {b}. Ja, wirklich. | [bold open] {b}. Punkt. | Gut zu wissen: {b}. | {b}.
  # openings.price-first: {price}.
  # openings.plain-talk: {id}. | In wenigen Worten: {name}.
  # openings.question: [informal] Was würdest du zuerst fragen? | [formal] Was würden Sie zuerst fragen?
  # openings.fit-check: [informal] Ist es das, was du suchst? | [formal] Ist es das, was Sie suchen? | Noch unsicher? Das ist in Ordnung.
  # openings.try-it-yourself: [informal] Mach dir selbst ein Bild. | [formal] Machen Sie sich selbst ein Bild.
  # openings.ask-first: Fragen zu {brand}? Immer her damit. | Erst fragen, dann entscheiden.
  # openings.first-step: Der erste Schritt ist klein: einfach mal ansehen.
  # openings.shortlist: [!cause !funeral !job] Für die engere Wahl: {label}. | Gerade am Vergleichen? Hier ist eine Möglichkeit.
  # openings.own-pace: [informal] Kein Druck. Schau erst, entscheide später. | Keine Eile. Erst ansehen, dann entscheiden.
  # openings.simple-choice: Entscheiden darf einfach sein.
  # openings.invitation: [venue] Hunger? Einfach vorbeikommen. | [travel] Tasche packen. | [course informal] Komm, wie du bist. | [quote] Etwas zu erledigen? | [service] Eine Sache weniger auf der Liste.
  [health] In Ruhe fragen, dann entscheiden. | [law] Es beginnt mit einem Gespräch. | [money] Es beginnt mit einer Frage. | Eine Einladung zum genaueren Hinsehen.
  # openings.second-look: Einen zweiten Blick wert: {label}.
  # openings.how-to: Womit anfangen? Mit den Details.
  # openings.contrarian: Weniger versprechen, mehr zeigen.
  # closers.LEARN_MORE: [venue informal] Komm hungrig vorbei. | [quote informal] Sag uns, was du brauchst.
  [quote formal] Sagen Sie uns, was Sie brauchen. | [service informal] Schreib uns oder ruf an. | [service formal] Schreiben Sie uns oder rufen Sie an.
  [health formal] Lesen Sie nach und fragen Sie uns. | [law formal] Fragen Sie nach einem ersten Gespräch. | [money formal] Fragen Sie uns, wie es bei Ihnen aussehen würde.
  [course informal] Sieh dir an, wie es läuft. | [software formal] Sehen Sie, wie es funktioniert. | [software informal] Sieh dir an, wie es funktioniert. | [job informal] Lies, was zum Job gehört.
  [cause informal] Sieh dir an, was deine Hilfe bewirkt. | [cause formal] Sehen Sie, was Ihre Hilfe bewirkt. | [cause formal] Lesen Sie mehr über die Arbeit.
  [!cause playful informal] Na los, schau mal rein. | [!cause warm informal] Schau gern vorbei. | [!cause informal] Schau dir die Details in Ruhe an.
  [!cause formal] Sehen Sie sich die Details in Ruhe an. | [!cause] Mehr dazu erfahren. | [cause] So kommt Hilfe an: hier nachlesen.
  # closers.SHOP_NOW: [food informal] Such dir deinen Favoriten aus. | [playful informal] Na los, stöber ein bisschen. | [warm informal] Stöber gern ein wenig.
  [informal] Schau dich um und such dir etwas aus. | [formal] Sehen Sie sich um und wählen Sie in Ruhe. | Im Shop ansehen und aussuchen.
  # closers.SIGN_UP: [course informal] Sichere dir deinen Platz. | [course formal] Sichern Sie sich Ihren Platz. | [course] Anmelden und dabei sein.
  [software formal] Legen Sie ein Konto an und testen Sie es im Alltag. | [software] Anmelden, ausprobieren, entscheiden. | [informal] Melde dich an. | [formal] Melden Sie sich an.
  [informal] Hier kannst du dich anmelden. | [formal] Hier können Sie sich anmelden.
  # closers.GET_OFFER: [playful informal] Gönn dir was. | [informal] Such dir aus, was dir gefällt. | [formal] Wählen Sie aus, was Ihnen gefällt. | Ansehen und aussuchen.
  # closers.ORDER_NOW: [playful informal] Du weißt, was zu tun ist. | [food informal] Such aus, worauf du Lust hast, und bestell. | [food formal] Wählen Sie aus und bestellen Sie.
  [informal] Bestell, wann es dir passt. | [formal] Bestellen Sie, wann es Ihnen passt. | Aussuchen und bestellen.
  # closers.BOOK_TRAVEL: [playful informal] Koffer packen und buchen. | [informal] Such dir deine Tage aus. | [formal] Wählen Sie Ihre Tage und buchen Sie. | Freie Termine ansehen und buchen.
  # closers.CONTACT_US: [booking !health !law !food informal] Such dir deinen Termin aus. | [booking !health !law !food informal] Buch deinen Wunschtermin.
  [booking !health !law !food formal] Wählen Sie Ihren Termin. | [health formal] Rufen Sie uns an, wir nehmen uns Zeit. | [health formal] Vereinbaren Sie Ihren Termin.
  [law formal] Schildern Sie uns Ihr Anliegen. | [quote informal] Ruf an und sag, worum es geht. | [quote formal] Rufen Sie an und sagen Sie, worum es geht.
  [service informal] Sichere dir deinen Termin. | [venue informal] Reserviere deinen Tisch. | [playful informal] Schreib uns. Wir beißen nicht. | [warm informal] Schreib uns. Wir helfen gern.
  [warm formal] Schreiben Sie uns. Wir helfen gern. | [quote informal] Sag uns, was du brauchst. | [informal] Schreib uns einfach. | [informal] Fragen? Melde dich.
  [quote formal] Sagen Sie uns, was Sie brauchen. | [formal] Schreiben Sie uns. | [formal] Fragen? Melden Sie sich. | Eine kurze Nachricht genügt.
  # closers.DOWNLOAD: [informal] Lad die App und probier sie aus. | [formal] Laden Sie die App und testen Sie in Ruhe. | Laden und ausprobieren.
  # closers.SUBSCRIBE: [informal] Such dir dein Abo aus. | [formal] Wählen Sie Ihr Abo. | Abo aussuchen und starten.
  # closers.GET_QUOTE: [informal] Sag uns, was du brauchst, und hol dir ein Angebot. | [formal] Sagen Sie uns, was Sie brauchen, und holen Sie sich ein Angebot. | [informal] Schreib uns, worum es geht.
  [formal] Schreiben Sie uns, worum es geht.
  # closers.APPLY_NOW: [informal] Passt das zu dir? Dann bewirb dich. | [formal] Passt das zu Ihnen? Dann bewerben Sie sich. | [warm] Wir freuen uns auf die Bewerbung. | Details lesen und bewerben.
  # closers.WATCH_MORE: Video starten und ansehen. | So funktioniert es im Video.
  # hooks.fear-loss: [open] {p}. Schon wieder? | [open] {p}? Von allein wird das nicht besser. | [open] Noch eine Woche so? {p}. | [cause] {people}. Wegsehen ändert daran nichts.
  [sober !cause] {p}? Fragen kostet nichts. | --- | [venue] Wieder keine Idee fürs Abendessen? | [quote] Kleine Arbeiten wachsen, solange sie warten. | [service] Steht das noch auf der Liste?
  [course] Irgendwann steht in keinem Kalender. | [travel] Urlaub plant sich nicht von allein. | [software] Wie viele Fenster sind dafür heute offen? | [money] Unsicher, wo anfangen? Mit einer Frage.
  [law] Unsicher, was zu tun ist? Erst fragen. | --- | Schnell gewählt ist leicht bereut. | Die Frage, die man nicht stellt, bleibt. | Aufschieben ist leicht. Ansehen auch.
  Nichts dem Zufall überlassen: erst ansehen, dann wählen.
  # hooks.curiosity: {n}. {n2}. Neugierig? | Gut zu wissen über {brand}: {b}. | [open] Kleingedrucktes? Nein, eine gute Nachricht: {b}. | Fangen wir damit an: {b2}. | ---
  [venue informal] Worauf hast du Hunger? | [travel] Wohin als Nächstes? | [course informal] Was möchtest du als Nächstes lernen? | [quote] Was ist zu tun?
  [service informal] Was können wir dir abnehmen? | [service formal] Was können wir Ihnen abnehmen? | [software] Welche Aufgabe käme zuerst dran? | [health formal] Was möchten Sie zuerst fragen?
  [law formal] Was möchten Sie klären? | [money formal] Was möchten Sie besser verstehen? | --- | Was steckt dahinter? {label}. | Was wäre die erste Frage? | Wie wählt man, wenn alles gleich aussieht?
  Worauf fällt der erste Blick?
  # hooks.social-proof: {proof}. | Zum Selbst-Nachsehen: {b}. | Daran lassen wir uns messen: {b2}. | Einen zweiten Blick wert: {b3}. | --- | Nicht einfach glauben. Selbst ansehen.
  Am Ende zählt die eigene Meinung. | Die unbequemen Fragen gern zuerst. | Zeigen, nachfragen, dann entscheiden.
  # hooks.contrarian: [open] {p}. Normal? Eher nicht. | [open] Andere Anzeigen sind lauter. Diese sagt: {b}. | Keine großen Worte. {b2}. | [open] Ohne Slogan. {n}. | ---
  [venue] Nicht kochen ist auch ein Plan. | [travel] Auch ein kleiner Ortswechsel zählt. | [course] Können muss man es vorher nicht. | [quote] Alles selbst machen muss niemand.
  [service] Alles selbst machen muss niemand. | --- | Mehr Werbung braucht niemand. Details schon. | Lieber klar als clever. | Das ist keine Anzeige für Eilige.
  Versprechen ist leicht. Erklären ist besser.
  # hooks.how-to: Womit anfangen? {offer}. | Der erste Schritt: {offer}. | So machen wir das: {c}. | --- | [venue] So wird das Abendessen einfach: aussuchen, bestellen, hinsetzen.
  [travel] So plant man eine Reise: erst die Tage, dann der Rest. | [course] So fängt man an: kommen, ausprobieren, fragen. | [quote] So geht es los: sagen, was gebraucht wird.
  [service] So läuft es: sagen, was ansteht, Termin finden. | [software] So merkt man, ob es passt: mit einer echten Aufgabe. | [health] Gut vorbereitet: Fragen vorher aufschreiben. | ---
  So wählt man ohne Reue: in Ruhe. | So merkt man, ob es passt: Details ansehen. | So vergleicht man richtig: Details nebeneinanderlegen. | So entscheidet man ohne Druck: ansehen, fragen, wählen.
  # hooks.trend-jacking: [open] Out: {p}. In: {n}. | [open] Green Flag: {n}. | [open informal] Plot-Twist: {b}. | --- | [venue] Der Plan für heute: {label}. | [course] Für den Kalender: {label}. | ---
  Der Tab, der offen bleiben darf: {label}. | Kurz erklärt: {label}. | Gut zu merken: {label}. | Kleine Erinnerung: eigene Wahl, eigenes Tempo.
  # hooks.identity: Für {audience}: {b}. | [!cause] {name}, für {audience}. | Für alle, die auf Details achten: {b2}. | --- | [venue] Für alle, die den Tag vom Essen her planen.
  [travel] Für alle mit gepackter Tasche. | [course] Für alle, die beim Tun lernen. | [quote] Für alle mit einer langen Liste. | [service] Für alle mit vollem Kalender.
  [money] Für alle, die gern Zahlen sehen. | --- | Für Leute, die das Kleingedruckte lesen. | Für Leute, die lieber sehen als hören. | Für Leute, die sich gern selbst ein Bild machen.
  Für Leute, die klare Antworten mögen.
  # headlines: {n} | {offer} | {b} | {brand}: {n} | {what} | {brand} | {price} | {b2} | Für {audience} | {label} | ---
  [cause] So kommt Hilfe an | Genauer hinsehen | Einfach mal ansehen | Selbst ein Bild machen | Erst sehen, dann entscheiden
  Mit allen Details | Prüfen, ob es passt | Einfach fragen | Bei den Details anfangen | Hier sind die Details
  Einen Blick wert | Zum Kennenlernen | Alles auf einen Blick
  # descriptions: {offer} | {price} | {term} | {n} | {b2} | {b} | Für {audience} | {what} | {label} | --- | Details ansehen
  Genauer hinsehen | Erst informieren | Fragen willkommen
`);
