import { readTexts } from '../sheet.ts';

/** German, "du" or "Sie" by the mood. */
export const texts = readTexts(`
  # identity.named: {name}: {what}
  # identity.forWhom: {name} für {audience}
  # figures.price: Preis: {figure}
  # figures.rating: Bewertung: {figure}
  # openings.problem-solution: [cause informal] {people}. Du kannst helfen. | [cause formal] {people}. Sie können helfen. | [playful open] {p}? Muss nicht sein. | [warm open] {p}? Es gibt eine gute Nachricht.
  [bold open other] {p}. Klingt bekannt? | [bold open informal] {p}. Kennst du das? | [bold open formal] {p}. Kennen Sie das? | [professional open] {p}? Hier ist eine Antwort. | [luxury open] {p}? Wir haben einen Vorschlag.
  [plain open] {p}? Es geht auch anders. | --- | {p}? | {people}.
  # openings.offer: [plain open] Vorweg: {offer}. | [playful open informal] {offer}. Na dann los.
  [bold open] {offer}. So einfach ist das. | {offer}.
  # openings.checklist: [job informal] Das bringt der Job mit. | [playful open] Kurz und gut. | [bold open] Kein Gerede. Nur Fakten. | [professional] {brand} im Überblick. | {brand} auf einen Blick.
  Das Wichtigste in Kürze.
  # openings.key-benefit: {brand}: {own}. | {id}. {b}. | {b}.
  # openings.second-problem: [bold open] {p}? Weiterlesen. | [open !bold informal] {p}. Kommt dir das bekannt vor? | [open !bold formal] {p}. Kommt Ihnen das bekannt vor? | {p}? | {people}.
  # openings.numbers-first: {proof}.
  # openings.audience-fit: Für {audience}: {name}. | {name}, für {audience}. | Für {audience}.
  # openings.feature-spotlight: [playful open] Psst: {b}. | [bold open] Fakt: {b}. | Gut zu wissen: {b}. | {b}.
  # openings.price-first: {price}.
  # openings.plain-talk: {id}. | In wenigen Worten: {name}.
  # openings.question: Jede Frage ist willkommen.
  # openings.fit-check: [informal] Ist es das, was du suchst? | [formal] Ist es das, was Sie suchen? | Noch unsicher? Das ist in Ordnung.
  # openings.try-it-yourself: [informal] Mach dir selbst ein Bild. | [formal] Machen Sie sich selbst ein Bild.
  # openings.ask-first: [informal] Fragen zu {brand}? Immer her damit. | [formal] Fragen zu {brand}? Sehr gern. | Erst fragen, dann entscheiden.
  # openings.first-step: Der erste Schritt ist klein: einfach mal ansehen.
  # openings.shortlist: [!cause !funeral !job] Für die engere Wahl: {line}. | Gerade am Vergleichen? Hier ist eine Möglichkeit.
  # openings.own-pace: [informal] Kein Druck. Schau erst, entscheide später. | Keine Eile. Erst ansehen, dann entscheiden.
  # openings.simple-choice: Entscheiden darf einfach sein.
  # openings.invitation: [health] In Ruhe fragen, dann entscheiden. | [law] Es beginnt mit einem Gespräch. | [money] Es beginnt mit einer Frage. | Eine Einladung zum genaueren Hinsehen.
  # openings.second-look: Einen zweiten Blick wert: {line}.
  # openings.how-to: Womit anfangen? Mit den Details.
  # openings.contrarian: Weniger versprechen, mehr zeigen.
  # closers.LEARN_MORE: [other] Alle Details hier. | [other] Mehr dazu hier. | [cause informal] Lies, wie du helfen kannst. | [cause formal] Lesen Sie, wie Sie helfen können. | [cause formal] Lesen Sie mehr über die Arbeit.
  [job informal] Lies, was zum Job gehört. | [software informal] Sieh dir an, wie es funktioniert. | [software formal] Sehen Sie, wie es funktioniert.
  [money formal] Fragen Sie uns, wie es bei Ihnen aussehen würde. | [quote informal] Sag uns, was du brauchst.
  [quote formal] Sagen Sie uns, was Sie brauchen. | [playful informal] Schau mal rein. | [warm informal] Sieh dich gern um. | [warm formal] Sehen Sie sich gern um.
  [informal] Schau dir die Details in Ruhe an. | [formal] Sehen Sie sich die Details in Ruhe an. | [informal] Hier erfährst du mehr. | [formal] Hier erfahren Sie mehr. | [informal] Fragen? Melde dich.
  [formal] Fragen? Melden Sie sich.
  # closers.SHOP_NOW: [other] Alle Details hier. | [other] Mehr dazu hier. | [playful informal] Schau mal rein. | [warm informal] Sieh dich gern um. | [warm formal] Sehen Sie sich gern um. | [informal] Schau es dir an.
  [formal] Sehen Sie es sich an. | [informal] Hier erfährst du mehr. | [formal] Hier erfahren Sie mehr. | [informal] Schau dir die Details in Ruhe an. | [formal] Sehen Sie sich die Details in Ruhe an.
  # closers.SIGN_UP: [playful informal] Na los, melde dich an. | [informal] Melde dich an. | [formal] Melden Sie sich an. | [informal] Hier kannst du dich anmelden. | [formal] Hier können Sie sich anmelden.
  Erst fragen, dann anmelden.
  # closers.GET_OFFER: [other] Das ganze Angebot hier. | [other] Mehr dazu hier. | [playful informal] Schau mal rein. | [informal] Sieh dir das Angebot an. | [formal] Sehen Sie sich das Angebot an. | [informal] Schau es dir in Ruhe an.
  [formal] Sehen Sie es sich in Ruhe an. | [informal] Hier erfährst du mehr. | [formal] Hier erfahren Sie mehr.
  # closers.ORDER_NOW: [playful food informal] Guten Appetit. | [informal] Bestell, wann es dir passt. | [formal] Bestellen Sie, wann es Ihnen passt. | [informal] Hier kannst du bestellen.
  [formal] Hier können Sie bestellen. | Erst ansehen, dann bestellen.
  # closers.BOOK_TRAVEL: [informal] Buch, wann es dir passt. | [formal] Buchen Sie, wann es Ihnen passt. | [informal] Hier kannst du buchen. | [formal] Hier können Sie buchen. | Erst ansehen, dann buchen.
  # closers.CONTACT_US: [other] Kontakt und Infos hier. | [other] Fragen sind willkommen. | [self informal] Melde dich einfach. | [self formal] Melden Sie sich einfach. | [booking informal] Schreib uns und frag nach einem Termin. | [booking formal] Schreiben Sie uns und fragen Sie nach einem Termin. | [law formal] Schildern Sie uns Ihr Anliegen.
  [quote informal] Sag uns, was du brauchst. | [quote formal] Sagen Sie uns, was Sie brauchen. | [playful informal] Schreib uns. Keine Scheu. | [warm informal] Schreib uns. Wir helfen gern.
  [warm formal] Schreiben Sie uns. Wir helfen gern. | [informal] Schreib uns einfach. | [formal] Schreiben Sie uns. | [informal] Melde dich bei uns. | [formal] Melden Sie sich bei uns.
  [informal] Fragen? Frag einfach. | [formal] Fragen? Wir antworten gern.
  # closers.DOWNLOAD: [informal] Lad es dir herunter. | [formal] Laden Sie es herunter. | [informal] Hier kannst du es herunterladen. | [formal] Hier können Sie es herunterladen. | Herunterladen und ansehen.
  # closers.SUBSCRIBE: [informal] Hier kannst du abonnieren. | [formal] Hier können Sie abonnieren. | [informal] Abonnier, wann es dir passt. | [formal] Abonnieren Sie, wann es Ihnen passt.
  Erst ansehen, dann abonnieren.
  # closers.GET_QUOTE: [other] Angebote auf Anfrage. | [other] Kontakt und Infos hier. | [self informal] Melde dich einfach. | [self formal] Melden Sie sich einfach. | [informal] Hol dir ein Angebot. | [formal] Holen Sie sich ein Angebot. | [informal] Schreib uns, worum es geht. | [formal] Schreiben Sie uns, worum es geht.
  [informal] Fragen? Frag einfach. | [formal] Fragen? Wir antworten gern. | [informal] Melde dich bei uns. | [formal] Melden Sie sich bei uns.
  # closers.APPLY_NOW: [informal] Passt das zu dir? Dann bewirb dich. | [formal] Passt das zu Ihnen? Dann bewerben Sie sich. | [warm] Wir freuen uns auf die Bewerbung. | Details lesen und bewerben.
  Erst fragen, dann bewerben.
  # closers.WATCH_MORE: Video starten und ansehen. | [informal] Sieh dir das Video an. | [formal] Sehen Sie sich das Video an. | Mehr dazu im Video.
  # hooks.fear-loss: [open informal] {p}. Kennst du das? | [open formal] {p}. Kennen Sie das? | [open] Vielleicht bekannt: {p}. | [!cause] {p}? Reden wir darüber.
  [cause] {people}. Wegsehen ändert daran nichts. | [sober !cause] {p}? Der erste Schritt ist eine Frage. | --- | Schnell gewählt ist leicht bereut. | Die Frage, die man nicht stellt, bleibt.
  Aufschieben ist leicht. Ansehen auch. | Nichts dem Zufall überlassen: erst ansehen, dann wählen.
  # hooks.curiosity: {n}. {n2}. Neugierig? | Gut zu wissen über {brand}: {own}. | [open] Kleingedrucktes? Nein, eine gute Nachricht: {b}. | Fangen wir damit an: {b2}. | --- | Was steckt dahinter? {label}.
  Was wäre die erste Frage? | Wie wählt man, wenn alles gleich aussieht? | Worauf fällt der erste Blick?
  # hooks.social-proof: {proof}. | Zum Selbst-Nachsehen: {b}. | Was zählt: {b2}. | Einen zweiten Blick wert: {b3}. | --- | Nicht einfach glauben. Selbst ansehen. | Am Ende zählt die eigene Meinung.
  Die unbequemen Fragen gern zuerst. | Zeigen, nachfragen, dann entscheiden.
  # hooks.contrarian: [open] Andere Anzeigen sind lauter. Diese sagt: {b}. | Keine großen Worte. {b2}. | [open] Ohne Slogan. {n}. | --- | Mehr Werbung braucht niemand. Details schon.
  Lieber klar als clever. | Das ist keine Anzeige für Eilige. | Versprechen ist leicht. Erklären ist besser.
  # hooks.how-to: Vor der Entscheidung: {offer}. | Ein guter Anfang: {b2}. | So ist es: {c}. | --- | [quote] So geht es los: sagen, was gebraucht wird. | [service] So geht es los: sagen, was gebraucht wird.
  So wählt man ohne Reue: in Ruhe. | So merkt man, ob es passt: Details ansehen. | So vergleicht man richtig: Details nebeneinanderlegen. | So entscheidet man ohne Druck: ansehen, fragen, wählen.
  # hooks.trend-jacking: [open] Green Flag: {n}. | [open] Merken lohnt sich: {b}. | [open informal] Plot-Twist: {b}. | --- | Zum Vormerken: {label}. | Kurz erklärt: {label}. | Gut zu merken: {label}.
  Kleine Erinnerung: eigene Wahl, eigenes Tempo.
  # hooks.identity: Für {audience}: {b}. | [!cause] {name}, für {audience}. | Für alle, die auf Details achten: {b2}. | --- | Für Leute, die das Kleingedruckte lesen.
  Für Leute, die lieber sehen als hören. | Für Leute, die sich gern selbst ein Bild machen. | Für Leute, die klare Antworten mögen.
  # headlines: {n} | {offer} | {b} | {what} | {brand} | {price} | {b2} | Für {audience} | {head} | ---
  [cause] So kommt Hilfe an | In wenigen Worten | Gut zu wissen | Hier sind die Details | Fragen willkommen
  --- | Einen Blick wert | Erst sehen, dann entscheiden | Zum Kennenlernen | Genauer hinsehen | Selbst ein Bild machen | Einfach fragen
  # descriptions: {offer} | {price} | {term} | {n} | {b2} | {b} | Für {audience} | {what} | {label} | --- | Details ansehen | Fragen willkommen
`);
