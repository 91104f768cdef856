import { goalNames, toneNames, tradeNames, type Vocabulary } from '../pack.ts';
import { readStems } from '../sheet.ts';

/** Stems by which an Italian objective, product or tone is understood. */
export const vocabulary: Vocabulary = {
  goals: readStems(
    goalNames,
    `
    # install
    scarica|installazion
    # quote
    preventiv
    # apply
    candidatur|assunzion
    # subscribe
    abbona|iscrizion[ei] alla newsletter
    # watch
    visualizzazion
    # contact
    chiamat|messaggi|contatti|richieste
    # learn
    copertura|traffico|visite
    # donate
    donazion
    # leads
    clienti interessati
    # signup
    iscri|prova gratuita|registra
    # book
    prenota|appuntament
    # sell
    vendit|vender|acquist|ordini
    `,
  ),
  trades: readStems(
    tradeNames,
    `
    # job
    posti di lavoro|offerta di lavoro|assumiamo
    # app
    applicazione|gioco
    # software
    piattaforma|gestionale
    # course
    corso(?!\\p{L})|corsi(?!\\p{L})|lezion|ripetizioni|palestra|scuola di
    # funeral
    onoranze
    # cause
    fondazione|onlus|associazione|canile
    # law
    avvocat|notai|studio legale
    # health
    dentist|clinica|fisio|psicolog|medic|farmacia|veterinari|ottica
    # travel
    viaggi|agriturismo|b&b|vacanz|crociera|albergo|camere
    # money
    prestit|mutuo|commercialista|fiscale|finanz
    # quote
    assicurazion|traslochi|fotovolta|ristruttur|idraulic|elettricist|imbianchin|fabbro
    # food
    panific|pane(?!\\p{L})|forno(?!\\p{L})|ristorante|pizz|olio(?!\\p{L})|formaggi|fiori|gelat|verdura|pasticceri|enoteca|trattoria|vino
    # service
    parrucch|agenzia|officina|fotograf|pulizie|architett|giardinier|estetic
    `,
  ),
  tones: readStems(
    toneNames,
    `
    # playful
    giocos|divertent|spiritos|simpatic|ironic
    # luxury
    lusso|raffinat|elegant|esclusiv
    # professional
    formale|professional|seri[oa]
    # warm
    amichevol|accoglien|caloros|gentil|rilassat|incoraggiant|sincer
    # bold
    audace|dirett|energic|motivant|grintos
    `,
  ),
  soberTones: 'sobri|formale|sincer|rispettos',
  grave: 'lutto|morte|debiti|fame(?!\\p{L})|cancro|violenza|sfratto',
  business: 'aziend|pmi(?!\\p{L})|imprese|liberi professionisti|partite iva|negozianti|ristoratori',
  discount: 'sconto|metà prezzo|-\\d+ ?%|buono|omaggio',
  trial: 'prova',
};
