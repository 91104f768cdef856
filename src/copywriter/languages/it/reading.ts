import type { Reading } from '../pack.ts';
import { readAnswers } from '../sheet.ts';

const any = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})`, 'iu');

export const reading: Reading = {
  commonWords:
    'il la lo gli le di del della dei delle e in con per senza che un una non tuo tua ogni al alla da dal su più chi quando anche sono è persone famiglie genitori bambini donne uomini studenti principianti coppie proprietari liberi professionisti scarpe lampada borsa borse candele sapone caffè pane torte vino olio legno pelle cotone lana fatto fatte fatti mano pulizie idraulico dentista avvocato corso lezioni consulenza gratis gratuita gratuito giorno giorni settimana settimane mese anno anni ora ore minuti spedizione consegna prezzo sconto primo prima nuovo nuova piccolo fresco casa giardino cucina cane cani gatto auto viaggio notte preventivo ordine camere verdura cassette vista mare',
  sellersTalk:
    /^(?:(?:il |la |le |i |gli )?(?:nostr[aeio]|mi[aeo]i?)|il|lo|la|le|i|gli|una?|vendiamo|offriamo)\s+(?=\p{Ll})/iu,
  praise:
    /(?:(?:il|la|i|le|gli)\s+)?(?:miglior[ei]?|numero uno|n\.? ?1|leader|incredibil[ei]|perfett[aeio])\s+(?=\p{Ll})/giu,
  isA: /^(?<name>.{2,60}?)\s+(?:è|sono)\s+(?<what>(?:un[ao]?|un[’']|il|la|lo)\s?.+)$/iu,
  oneself:
    /(?<!\p{L})(?:io|faccio|mio|mia|mie|miei|vengo|arrivo io|insegno|sono nat[ao]|spedisco|seguo|rispondo|preparo|realizzo|cucino|dipingo|ritiro io|lavoro da sol[ao]|(?:ti|vi|le|lo|la|li) (?:mando|aiuto|porto|scrivo|richiamo|chiamo|spiego|accompagno|aspetto|consegno|faccio|dico|rimando|mostro|cucio|creo|riparo|sistemo|consiglio|invio|do)|scrivimi|chiamami|contattami|con me|da me)(?!\p{L})/iu,
  otherwise:
    /(?<!\p{L})(?:[Vv]ostr[oaie]|[Vv]oi|Suo|Sua|Lei|prenotate|chiamate|scrivete|venite|volete|avete|potete|siete|mandate|portate|scegliete|vi|\p{L}+[aei]?te(?:lo|l[aie]|ci|mi|ne)|se \p{L}+[aei]te)(?!\p{L})/u,
  goesOn: /^(?:by|e|di|del|della|dei|da|dal|dalla|con|per) /u,
  dangling:
    /\s+(?:di|del|della|dei|delle|il|la|lo|gli|le|i|e|o|in|con|per|a|al|alla|da|su|senza|un[ao]?|che|&)$/iu,
  body: any(
    'pancia|grasso|peso(?!\\p{L})|sovrappeso|chili|rughe|cellulite|acne|brufoli|calvizie|caduta dei capelli|doppio mento|occhiaie|alito|sudore|varici|dimagrire',
  ),
  states:
    /^(?!.*(?:that|who|which|qui|que|che|dat)\s)(?:\p{L}[\p{L}’'-]*\s){1,6}(?:è|sono|può|possono|rovinano?|rovina|costano?|costa|mette|mettono|rende|rendono|fa|fanno|danneggia|danneggiano|diventa|diventano|provoca|provocano)\s/iu,
  people:
    /^(?:molte |i |le |gli |tante )?(?:persone|bambini|famiglie|genitori|pazienti|studenti|cani|gatti|animali|vicini|donne|uomini|volontari|idraulici|clienti)(?!\p{L})/iu,
  everybody: /^(?:tutt[ie]|chiunque|gente|pubblico|adulti|persone|x)$/iu,
  toReader: [
    [/^non avere(?=\s)/iu, 'non hai'],
    [/^avere(?=\s)/iu, 'hai'],
    [/^dover(?=\s)/iu, 'devi'],
  ],
  from: /^(?:da|a partire da|solo|a soli|a)\s+/iu,
  proof:
    /\d.*(?:recensioni|stelle|clienti|utenti|iscritti|download|anni di esperienza|aziende|su booking|su google|su tripadvisor)|(?:premiat|consigliat[oaie] da)/iu,
  term: /^(?:disdici|senza (?:impegno|vincoli|carta|costi)|reso|resi|rimborso|garanzia|pagamento|annulla)/iu,
  date: /^(?:apert[oaie]|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|tutti i giorni|h24|24 ?h)(?!\p{L})|^fino al \d/iu,
  place: /^(?:via|viale|piazza|corso|largo) \p{Lu}/u,
  clause:
    /^(?:noi|tu|voi|ti|arriviamo|portiamo|ritiriamo|spediamo|facciamo|lavoriamo|si può|ogni \p{L}+ è|tutto è|la \p{L}+ (?:è|va)|il \p{L}+ (?:è|va))\s|^\d+ ?€ \p{Ll}+no\s/iu,
  answers: readAnswers(`
    attes|coda|lent|non si presentano|ritard => ora|24|subito|entro|online|minuti|arriviamo
    sorprese|car[oai]|prezzo|costi|fattura => preventivo|gratis|gratuit|tutto compreso|da \\d|al mese
    scadenz|moduli|burocra|fisco|preavviso => dedicato|commercialista|risposte|tutto compreso
    tempo|mercato|spesa => consegna|raccolt|disdici
    impersonal|enorm|folla|rumor => colazione|fatte in casa|camere|vista|privat
    veloc|difficil|troppo => minuti|seduti|insegnante|passo
    stagione|rompon|durano|scadent => riparazione|vegetale|garanzia|mano
    perdita|otturat|guast => arriviamo|preventivo|garanzia|ora
  `),
};
