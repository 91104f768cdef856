import { goalNames, toneNames, tradeNames, type Vocabulary } from '../pack.ts';
import { readStems } from '../sheet.ts';

/** Stems by which a German objective, product or tone is understood. */
export const vocabulary: Vocabulary = {
  goals: readStems(
    goalNames,
    `
    # install
    herunterlad|app-install
    # quote
    angebote? (?:anfordern|einholen)|angebotsanfrage|kostenvoranschlag
    # apply
    bewerb
    # subscribe
    abonn|abo(?:s)?(?!\\p{L})
    # watch
    videoaufruf|aufrufe
    # contact
    anruf|nachricht|kontakt|anfrage
    # learn
    bekannt|reichweite|besucher|klicks
    # donate
    spende
    # leads
    interessent
    # signup
    anmeld|registrier|testphase
    # book
    termin|buchung|buchen|buch(?!\\p{L})|reservier|tischreserv
    # sell
    \\p{L}*verk[aä]uf|umsatz|kauf|bestell
    `,
  ),
  trades: readStems(
    tradeNames,
    `
    # job
    stellen(?!\\p{L})|stellenangebot|ausbildungsplatz|\\p{L}+jobs?(?!\\p{L})|wir suchen
    # app
    spiel(?!\\p{L})|\\p{L}+-app(?!\\p{L})
    # software
    \\p{L}*software(?!\\p{L})|plattform
    # course
    \\p{L}*kurse?(?!\\p{L})|weiterbildung|unterricht|nachhilfe|seminar|\\p{L}+schule(?!\\p{L})|fitnessstudio
    # funeral
    bestattung
    # cause
    stiftung|verein(?!\\p{L})|tafel(?!\\p{L})|tierheim|hilfswerk|spenden
    # law
    anwalt|kanzlei|rechtsanwalt|notar|(?:arbeits|familien|straf|miet|erb|verkehrs)recht
    # health
    zahn|praxis|\\p{L}*arzt(?!\\p{L})|klinik|apotheke|\\p{L}*therapie|\\p{L}*pflege(?:dienst)?(?!\\p{L})|hebamme|optiker
    # travel
    \\p{L}*reisen?(?!\\p{L})|ferienwohnung|ferienhaus|urlaub|pension(?!\\p{L})|\\p{L}*hotel|gasthof|gästehaus
    # money
    \\p{L}*kredit|steuer|geldanlage|finanz|buchhalt
    # quote
    \\p{L}*versicherung(?!\\p{L})|um(?:zug|züge)|photovolta|sanierung|dachdecker|klempner|spedition|maler(?!\\p{L})|elektriker|heizung|schreiner|fliesen|schlüsseldienst
    # food
    bäckerei|brot|\\p{L}*kaffee|wein|käse|schoko|honig|blumen|\\p{L}*öl(?!\\p{L})|feinkost|imbiss|gasthaus|metzger|konditor|brauerei
    # service
    friseur|agentur|\\p{L}*werkstatt|reinigung|beratung|architekt|fotograf|gärtner|hausmeister|kosmetik
    `,
  ),
  tones: readStems(
    toneNames,
    `
    # playful
    verspielt|witzig|humorv|frech|locker|lustig
    # luxury
    edel|hochwertig|luxuri|exklusiv
    # professional
    sachlich|seriös|förmlich|professionell|kompetent
    # warm
    herzlich|freundlich|nahbar|einfühlsam|warm|genussvoll|liebevoll|gemütlich|persönlich
    # bold
    mutig|direkt|energisch|motivierend|klar|ehrlich
    `,
  ),
  soberTones: 'ernst|seriös|einfühlsam|respektvoll|würdevoll',
  grave:
    'trauer|tod(?!\\p{L})|verstorben|schulden|hunger(?!\\p{L})|obdachlos|krebs|gewalt|kündigung erhalten|pflegebedürftig',
  business:
    'unternehmen|betriebe?(?!\\p{L})|\\p{L}*betriebe(?!\\p{L})|kmu(?!\\p{L})|selbstständige|firmen(?!\\p{L})|handwerksbetrieb|geschäftsführ|personalabteil',
  discount: 'rabatt|halbe|gutschein|statt \\d|frühbucher|probierpaket|nachlass',
  trial: 'testphase|probe(?:monat|stunde|abo|zeit)|testen',
};
