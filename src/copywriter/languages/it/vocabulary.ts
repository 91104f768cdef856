import { readVocabulary } from '../sheet.ts';

/** Stems by which an Italian objective, product or tone is understood. */
export const vocabulary = readVocabulary(`
  # goals.install: scarica|installazion
  # goals.quote: preventiv
  # goals.apply: candidatur|assunzion|curriculum|assumere|trovare (?:personale|collaborator)
  # goals.subscribe: abbona
  # goals.watch: visualizzazion
  # goals.contact: chiamat|telefonat|messaggi|contatti|contatto|richieste|whatsapp
  # goals.learn: copertura|traffico|visite
  # goals.donate: donazion
  # goals.leads: clienti interessati
  # goals.signup: iscri|registra|tesserament|adesion|nuovi soci
  # goals.trial: prov[ae](?!\\p{L})|demo
  # goals.book: prenota|appuntament|riempire (?:l|il|le|i)|caparr|posti liberi
  # goals.sell: vendit|vender|acquist|ordini|ordinazion|e-?commerce
  # trades.job: posti di lavoro|offerta di lavoro|assumiamo
  # trades.app: applicazione(?! web)|gioco
  # trades.software: piattaforma|gestionale
  # trades.course: corso(?!\\p{L})|corsi(?!\\p{L})|lezion|ripetizioni|palestra|scuola (?:di|nautica|guida)|autoscuola|laborator\\p{L}+ (?:di|per bambini)|pilates|yoga|doposcuola|allenament|personal trainer
  # trades.funeral: onoranze|pompe funebri|cremazion|lapid[ei]
  # trades.cause: fondazione|onlus|canile
  # trades.law: avvocat|notai|studio legale|patronato
  # trades.health: dentist|dentale|clinica|fisio|psicolog|psicoterap|medic[oi]|farmacia|veterinari|ottica|podolog|osteopat|logoped|nutrizionist|ostetric|ortopedi|ambulatori|poliambulator
  # trades.travel: viaggi|agriturism|b&b|bed and breakfast|vacanz|crocier|albergo|hotel|camere(?!\\p{L})|campeggi|glamping|ostello|affittacamere|escursion|gite(?!\\p{L})|noleggio (?:gommon|barc|camper|bici|e-bike|canoe|kayak|scooter|quad|sup)|charter|trekking|rifugio|chalet|baita|masseria|locanda|transfer|immersioni|diving|rafting|parapendio|mongolfier
  # trades.money: prestit|mutuo|mutui|commercialist|fiscale|fiduciari|finanz|caf(?!\\p{L})|dichiarazion\\p{L}+ (?:dei redditi|d[’']impost)
  # trades.quote: assicurazion|traslochi|fotovolta|ristruttur|idraulic|elettricist|imbianchin|serrament|infissi|cartongess|pavimentazion|piastrellist|muratur|edile|tetti|coperture|grondaie|caldaie|climatizz|condizionator|impianti|tende da sole|pergole|piscine|falegnamer|cappott|impermeabilizz|cancelli|ascensor|montascale|autospurgo|spurghi|tipografia|stampa
  # trades.food: panific|pane(?!\\p{L})|forno(?!\\p{L})|ristorante|pizz|olio(?!\\p{L})|formaggi|gelat|verdura|pasticceri|enoteca|trattoria|osteria|vino|vini(?!\\p{L})|cantina|birra|birrific|miele|pecorino|caseific|salumi|macelleri|pescheri|caff[eè](?!\\p{L})|torrefazion|cioccolat|torte|dolci|biscott|pasta(?!\\p{L})|tartuf|capperi|conserve|marmellat|frutta|catering|gastronomi|rosticceri|friggitor|arancin|focacc|liquor|amaro
  # trades.service: parrucch|barbier|agenzia|officina|fotograf|pulizie|pulizia|architett|geometr|giardin|estetic|estetist|toelettatur|carrozzeri|gommist|fabbro|arrotin|sartori|lavander|tappezz|riparazion|spazzacamin|disinfestazion|dog ?sitter|baby ?sitter|badant|traduzion|accordator|potatur|massagg|tatuagg|wedding|asilo|nido(?!\\p{L})|restaur|noleggio
  # tones.playful: giocos|divertent|spiritos|simpatic|ironic
  # tones.luxury: lusso|raffinat|elegant|esclusiv
  # tones.professional: formale|professional|seri[oa]
  # tones.warm: amichevol|accoglien|caloros|gentil|rilassat|incoraggiant|sincer
  # tones.bold: audace|dirett|energic|motivant|grintos
  # soberTones: sobri|formale|sincer|rispettos
  # grave: lutto|morte|debiti|fame(?!\\p{L})|cancro|violenza|sfratto
  # business: aziend|pmi(?!\\p{L})|imprese|liberi professionisti|partite iva|negozianti|ristoratori
  # discount: sconto|metà prezzo|-\\d+ ?%|buono|omaggio|regalo|anziché|in meno
`);
