import { readVocabulary } from '../sheet.ts';

/** Stems by which a Dutch objective, product or tone is understood. */
export const vocabulary = readVocabulary(`
  # goals.install: downloaden|app-install
  # goals.quote: offerte|prijsopgave
  # goals.apply: sollicit|vacatur
  # goals.subscribe: abonne|nieuwsbrief
  # goals.watch: weergaven
  # goals.contact: bericht|bellen|contact|aanvra|telefoon|appjes
  # goals.learn: naams?bekend|bereik|bezoekers
  # goals.donate: donatie|doneren
  # goals.leads: geïnteresseerden
  # goals.signup: aanmeld|inschrijv
  # goals.trial: proef|demo
  # goals.book: afspra(?:ak|ken)|boeking|boek(?:en)?(?!\\p{L})|reserver
  # goals.sell: verkoop|aankoop|bestelling|omzet
  # trades.job: vacature|we zoeken
  # trades.app: spel(?!\\p{L})
  # trades.software: platform(?!\\p{L})|boekhoudprogramma
  # trades.course: \\p{L}*cursus|rijschool|lessen(?!\\p{L})|bijles|opleiding|sportschool
  # trades.funeral: uitvaart|grafmonument|grafsteen|gedenkste
  # trades.cause: stichting|voedselbank|goede doel|dierenasiel
  # trades.law: advocat|notaris|(?:arbeids|familie|straf|huur|erf|ondernemings)recht
  # trades.health: tandarts|huisarts|fysio|psycholoog|apotheek|kliniek|dierenarts|praktijk
  # trades.travel: reizen|vakantie|vakantiehuis|camping
  # trades.money: lening|hypothe|boekhoud|belasting
  # trades.quote: verzekering|verhuiz|zonnepanelen|verbouw|loodgieter|schilder|dakdekker|elektricien|slotenmaker
  # trades.food: bakker|koffie|wijn|kaas|brood|slager|ijssalon
  # trades.service: kapper|bureau(?!\\p{L})|werkplaats|fietsenmaker|schoonmaak|architect|fotograaf|hovenier
  # tones.playful: speels|grappig|vrolijk|luchtig
  # tones.luxury: stijlvol|luxe|elegant
  # tones.professional: zakelijk|seri[eé]us|professioneel|formeel
  # tones.warm: vriendelijk|hartelijk|warm|persoonlijk|rustig|gezellig
  # tones.bold: gedurfd|energiek|krachtig|direct|nuchter
  # soberTones: rustig en|ernstig|respectvol|ingetogen
  # grave: rouw|overlij|schulden|honger(?!\\p{L})|kanker|geweld|ontslag
  # business: bedrijven|ondernemers|mkb|zzp|winkeliers|managers
  # discount: korting|halve prijs|actie(?!\\p{L})|kortingscode|\\d\\+\\d
`);
