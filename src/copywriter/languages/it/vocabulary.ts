import { readVocabulary } from '../sheet.ts';

/** Stems by which an Italian objective, product or tone is understood. */
export const vocabulary = readVocabulary(`
  # goals.install: scarica|installazion
  # goals.quote: preventiv
  # goals.apply: candidatur|assunzion
  # goals.subscribe: abbona|iscrizion[ei] alla newsletter
  # goals.watch: visualizzazion
  # goals.contact: chiamat|telefonat|messaggi|contatti|richieste
  # goals.learn: copertura|traffico|visite
  # goals.donate: donazion
  # goals.leads: clienti interessati
  # goals.signup: iscri|registra
  # goals.trial: prov[ae](?!\\p{L})|demo
  # goals.book: prenota|appuntament
  # goals.sell: vendit|vender|acquist|ordini
  # trades.job: posti di lavoro|offerta di lavoro|assumiamo
  # trades.app: applicazione(?! web)|gioco
  # trades.software: piattaforma|gestionale
  # trades.course: corso(?!\\p{L})|corsi(?!\\p{L})|lezion|ripetizioni|palestra|scuola di
  # trades.funeral: onoranze
  # trades.cause: fondazione|onlus|canile
  # trades.law: avvocat|notai|studio legale
  # trades.health: dentist|clinica|fisio|psicolog|medic|farmacia|veterinari|ottica
  # trades.travel: viaggi|agriturismo|b&b|vacanz|crociera|albergo|camere
  # trades.money: prestit|mutuo|commercialista|fiscale|finanz
  # trades.quote: assicurazion|traslochi|fotovolta|ristruttur|idraulic|elettricist|imbianchin|fabbro
  # trades.food: panific|pane(?!\\p{L})|forno(?!\\p{L})|ristorante|pizz|olio(?!\\p{L})|formaggi|gelat|verdura|pasticceri|enoteca|trattoria|vino
  # trades.service: parrucch|agenzia|officina|fotograf|pulizie|architett|giardinier|estetic
  # tones.playful: giocos|divertent|spiritos|simpatic|ironic
  # tones.luxury: lusso|raffinat|elegant|esclusiv
  # tones.professional: formale|professional|seri[oa]
  # tones.warm: amichevol|accoglien|caloros|gentil|rilassat|incoraggiant|sincer
  # tones.bold: audace|dirett|energic|motivant|grintos
  # soberTones: sobri|formale|sincer|rispettos
  # grave: lutto|morte|debiti|fame(?!\\p{L})|cancro|violenza|sfratto
  # business: aziend|pmi(?!\\p{L})|imprese|liberi professionisti|partite iva|negozianti|ristoratori
  # discount: sconto|metà prezzo|-\\d+ ?%|buono|omaggio
`);
