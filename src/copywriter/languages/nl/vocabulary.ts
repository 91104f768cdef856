import { goalNames, toneNames, tradeNames, type Vocabulary } from '../pack.ts';
import { readStems } from '../sheet.ts';

/** Stems by which a Dutch objective, product or tone is understood. */
export const vocabulary: Vocabulary = {
  goals: readStems(
    goalNames,
    `
    # install
    downloaden|app-install
    # quote
    offerte|prijsopgave
    # apply
    sollicit|vacatur
    # subscribe
    abonne|nieuwsbrief
    # watch
    weergaven
    # contact
    bericht|bellen|contact|aanvragen
    # learn
    naams?bekend|bereik|bezoekers
    # donate
    donatie|doneren
    # leads
    geïnteresseerden
    # signup
    aanmeld|inschrijv|proefperiode
    # book
    afspra(?:ak|ken)|boeking|boek(?:en)?(?!\\p{L})|reserver
    # sell
    verkoop|aankoop|bestelling|omzet
    `,
  ),
  trades: readStems(
    tradeNames,
    `
    # job
    vacature|we zoeken
    # app
    spel(?!\\p{L})
    # software
    platform(?!\\p{L})|boekhoudprogramma
    # course
    \\p{L}*cursus|rijschool|lessen(?!\\p{L})|bijles|opleiding|sportschool
    # funeral
    uitvaart
    # cause
    stichting|voedselbank|goede doel|dierenasiel
    # law
    advocat|notaris|(?:arbeids|familie|straf|huur|erf|ondernemings)recht
    # health
    tandarts|huisarts|fysio|psycholoog|apotheek|kliniek|dierenarts|praktijk
    # travel
    reizen|vakantie|vakantiehuis|camping
    # money
    lening|hypothe|boekhoud|belasting
    # quote
    verzekering|verhuiz|zonnepanelen|verbouw|loodgieter|schilder|dakdekker|elektricien|slotenmaker
    # food
    bakker|koffie|wijn|kaas|bloemen|boeket|brood|slager|ijssalon
    # service
    kapper|bureau(?!\\p{L})|werkplaats|fietsenmaker|schoonmaak|architect|fotograaf|hovenier
    `,
  ),
  tones: readStems(
    toneNames,
    `
    # playful
    speels|grappig|vrolijk|luchtig
    # luxury
    stijlvol|luxe|elegant
    # professional
    zakelijk|seri[eé]us|professioneel|formeel
    # warm
    vriendelijk|hartelijk|warm|persoonlijk|rustig|gezellig
    # bold
    gedurfd|energiek|krachtig|direct|nuchter
    `,
  ),
  soberTones: 'rustig en|ernstig|respectvol|ingetogen',
  grave: 'rouw|overlij|schulden|honger(?!\\p{L})|kanker|geweld|ontslag',
  business: 'bedrijven|ondernemers|mkb|zzp|winkeliers|managers',
  discount: 'korting|halve prijs|actie(?!\\p{L})|kortingscode|\\d\\+\\d',
  trial: 'proef',
};
