import { readVocabulary } from '../sheet.ts';

/** Stems by which a German objective, product or tone is understood. */
export const vocabulary = readVocabulary(`
  # goals.install: herunterlad|app-install
  # goals.quote: angebote? (?:anfordern|einholen)|angebotsanfrage|kostenvoranschlag
  # goals.apply: bewerb
  # goals.subscribe: abonn|abo(?:s)?(?!\\p{L})
  # goals.watch: videoaufruf|aufrufe
  # goals.contact: anruf|rückruf|nachricht|kontakt|\\p{L}*anfrage
  # goals.learn: bekannt|reichweite|besucher|klicks
  # goals.donate: spende
  # goals.leads: interessent
  # goals.signup: \\p{L}*anmeld|registrier|mitglied
  # goals.trial: test(?:phase|zugang|zugäng|s(?!\\p{L})|version)|probe(?:monat|stunde|abo|zeit|training)|demo(?!\\p{L}|k)|vorführ
  # goals.book: \\p{L}*termin|buchung|buchen|buch(?!\\p{L})|reservier|tischreserv
  # goals.sell: \\p{L}*verk[aä]uf|umsatz|kauf|bestell
  # trades.job: stellen(?![\\p{L}’'])|stellenangebot|ausbildungsplatz|\\p{L}+jobs?(?!\\p{L})|wir suchen
  # trades.app: spiel(?!\\p{L})|\\p{L}+-app(?!\\p{L})
  # trades.software: \\p{L}*software(?!\\p{L})|plattform
  # trades.course: \\p{L}*kurse?(?!\\p{L})|weiterbildung|unterricht|nachhilfe|seminar|\\p{L}+schule(?!\\p{L})|fitnessstudio
  # trades.funeral: bestattung
  # trades.cause: stiftung|tafel(?!\\p{L})|tierheim|hilfswerk|spenden
  # trades.law: anwalt|kanzlei|rechtsanwalt|notar|(?:arbeits|familien|straf|miet|erb|verkehrs)recht
  # trades.health: zahn|praxis|\\p{L}*arzt(?!\\p{L})|klinik|apotheke|\\p{L}*therapie|(?:kranken|alten|senioren|kinder|fuß|zahn)?pflege(?:dienst)?(?!\\p{L})|hebamme|optiker
  # trades.travel: \\p{L}*reisen?(?!\\p{L})|ferienwohnung|ferienhaus|urlaub|pension(?!\\p{L})|\\p{L}*hotel|gasthof|gästehaus
  # trades.money: \\p{L}*kredit|steuer|geldanlage|finanz|buchhalt
  # trades.quote: \\p{L}*versicherung(?!\\p{L})|um(?:zug|züge)|photovolta|sanierung|dachdecker|klempner|spedition|maler(?!\\p{L})|elektriker|heizung|schreiner|fliesen|schlüsseldienst
  # trades.food: bäckerei|brot|\\p{L}*kaffee|wein|käse|schoko|honig|\\p{L}*öl(?!\\p{L})|feinkost|imbiss|gasthaus|metzger|konditor|brauerei
  # trades.service: friseur|agentur|\\p{L}*werkstatt|reinigung|beratung|architekt|fotograf|gärtner|hausmeister|kosmetik
  # tones.playful: verspielt|witzig|humorv|frech|locker|lustig
  # tones.luxury: edel|hochwertig|luxuri|exklusiv
  # tones.professional: präzise|verbindlich|fachlich|gediegen|würdevoll|sachlich|seriös|förmlich|professionell|kompetent
  # tones.warm: herzlich|freundlich|nahbar|einfühlsam|warm|genussvoll|liebevoll|gemütlich|persönlich
  # tones.bold: mutig|direkt|energisch|motivierend|klar|ehrlich
  # soberTones: ernst|seriös|einfühlsam|respektvoll|würdevoll
  # grave: trauer|tod(?!\\p{L})|verstorben|schulden|hunger(?!\\p{L})|obdachlos|krebs|gewalt|kündigung erhalten|pflegebedürftig
  # business: unternehmen|hotels|gasthäuser|gastronom|wirte(?!\\p{L})|praxen|kanzleien|büros|gemeinden|kommunen|schulen|verwaltung|behörden|landwirte|architekt|industrie|gewerbe|werkstätten|betriebe?(?!\\p{L})|\\p{L}*betriebe(?!\\p{L})|kmu(?!\\p{L})|selbstständige|firmen(?!\\p{L})|handwerksbetrieb|geschäftsführ|personalabteil
  # discount: rabatt|halbe|gutschein|statt \\d|frühbucher|probierpaket|nachlass
`);
