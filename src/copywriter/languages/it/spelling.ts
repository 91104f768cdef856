import type { Spelling } from '../pack.ts';
import { towns } from './towns.ts';

const months =
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
    ' ',
  );

const monthOf = (short: string) =>
  months.find((month) => month.startsWith(short.toLowerCase().slice(0, 3))) ?? short;

export const spelling: Omit<Spelling, 'known' | 'lexicon'> = {
  towns,
  words:
    'lunedì martedì mercoledì giovedì venerdì perché poiché più già giù così però può città qualità novità attività possibilità disponibilità specialità sicurezza libertà università pubblicità velocità comodità semplicità elettricità responsabilità professionalità puntualità età caffè tribù lassù cioè papà bebè ragù tiramisù purè bignè oblò virtù gioventù mobilità fedeltà serietà onestà umidità intimità privacy ' +
    'Natale Pasqua Ferragosto Europa Italia Francia Spagna Puglia DJ NCC SIAE FISE FIV ASL SUP UE Stelvio Satispay IVA SPID PEC ISEE DOP IGP DOC DOCG Excel Ferrari Esposito Colombo De_Luca Mancini Giordano Lombardi Moretti Mario Luigi Giulia Francesca',
  short:
    'ke=che ki=chi kn=con qlcn=qualcuno qualke=qualche we=weekend pagam=pagamento appuntam=appuntamento abbonam=abbonamento detraz=detrazioni abbigl=abbigliamento immob=immobiliari amministraz=amministrazioni fam=famiglie free=gratis giov=giovedì mart=martedì prenot=prenotazione consul=consulenza assist=assistenza ristrutt=ristrutturazioni mat=matematica mate=matematica uni=università elettr=elettrico riparaz=riparazioni install=installazione colaz=colazione asp=asporto compl=compleanno settim=settimana antic=anticipo appunt=appuntamento ordinaz=ordinazione associaz=associazione prenotaz=prenotazione pom=pomeriggio cel=cellulare tradiz=tradizionale artig=artigianale qlc=qualche cn=con dv=dove qst=questo tnt=tanto manutenz=manutenzione matt=mattina b&b=B&B anke=anche iscriz=iscrizione ott=ottobre nov=novembre dic=dicembre gen=gennaio feb=febbraio nn=non cmq=comunque qnd=quando qdo=quando xò=però xché=perché xke=perché xkè=perché tt=tutto tel=telefono cell=cellulare min=minuti max=massimo pers=persone mt=metri mq=m² kg=kg prev=preventivo spediz=spedizione sped=spedizione ca=circa ecc= c/o=presso x2=per_due sab=sabato lun=lunedì ven=venerdì gio=giovedì merc=mercoledì pz=pezzi ',
  rules: [
    [/(?<![\p{L}\d])(?:chf|fr\.?) ?(\d+(?:[.,]\d\d)?)(?:\.[-–])?(?!\d)/giu, '$1 CHF'],
    [/(\d+)(?:\.[-–]| ?frs?\.?| chf)(?![\p{L}\d])/giu, '$1 CHF'],
    [/(\d+) ?mila (?:euro|€)/giu, '$1.000 €'],
    [/(?<!\d )(?<!\p{L})lez\.?(?!\p{L})/giu, 'lezione'],
    [/(?<=lezione|seduta|ora) prova(?!\p{L})/giu, ' di prova'],
    [/^riparo (?=\p{L})/giu, 'riparazione '],
    [/(?<!\p{L})(software|gestionale|app) (?=prenotazion|gestion|fattur|contabil)/giu, '$1 di '],
    [/(?<!\p{L})1[aª°] (?=lez|visita|seduta|volta|settimana|ora|prova|notte)/giu, 'prima '],
    [/(?<!\p{L})sett\.?(?= singole)/giu, 'settimane'],
    [/(?<=tutti i )gg(?!\p{L})/giu, 'giorni'],
    [/(?<=(?:cucinat|fatt|preparat|mangiat|comprat)[oaie]) li$/giu, ' lì'],
    [
      /(?<!\p{L})(?:sul )?lago (?:di )?(como|garda|bracciano|bolsena)(?!\p{L})/giu,
      (_, lake = '') => `Lago di ${lake.charAt(0).toUpperCase()}${lake.slice(1)}`,
    ],
    [/^(\p{L}+) anche$/giu, (_, thing = '') => `anche ${thing.toLowerCase()}`],
    [
      /(?<=(?:^|\s)a )(?:chiasso|alba|crema|fermo|cento|noto|lugo|massa|potenza|vasto|erba|capri|bra|prati)(?=$|,|\s\()/giu,
      (town) => town.charAt(0).toUpperCase() + town.slice(1),
    ],
    [
      /(?<=(?<!\p{L})(?:via|corso|piazza|viale|largo) )(?:umberto|garibaldi|mazzini|cavour|roma|italia|dante|matteotti|verdi|vittorio emanuele|marconi|gramsci|manzoni|leopardi|petrarca|colombo|vespucci|diaz|battisti|kennedy|europa|libertà|dante alighieri)(?!\p{L})/giu,
      (name) => name.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase()),
    ],
    [/^(miele|vino|olio|formaggio|pane|salumi|frutta|verdura) nostr[oaie] (?=\p{L})/giu, '$1 '],
    [/(?<=donator[ei]|donazion[ei]) sangue/giu, ' di sangue'],
    [/(?<=esam[ei]) sangue/giu, ' del sangue'],
    [/(?<=esame|controllo) vista/giu, ' della vista'],
    [/(?<=grupp[oi]) (?:max(?:imo)? |massimo )?(?=\d+ (?:persone|bambini|allievi))/giu, ' di '],
    [/ \/ (?=.* \/ )|(?<=, [^/]*) \/ /gu, ', '],
    [/(?<=^[^/]*\p{Ll}{4,})\/(?=\p{Ll}{4,}[^/]*$)/gu, ' e '],
    [/(?<!\p{L})del super(?=$|\s|,)/giu, 'del supermercato'],
    [
      /(?<!\p{L})(cors[oi]|lezion[ei]|ripetizioni|scuola|maestr[oa]|insegnante) (?=(?:teatro|ceramica|cucina|fotografia|chitarra|pianoforte|inglese|tedesco|francese|spagnolo|italiano|nuoto|danza|canto|pittura|disegno|cucito|informatica|yoga|pilates|ballo|vela|sci|tennis|padel|judo|karate|matematica|fisica|chimica|latino|greco|storia|musica|surf|equitazione|scherma|arrampicata)(?!\p{L}))/giu,
      '$1 di ',
    ],
    [/(?<!\p{L})Da Asporto/gu, 'da asporto'],
    [
      /(?<!\p{L})vicino (?=(?:scuola|stazione|chiesa|piazza|spiaggia|farmacia|fermata|biblioteca|posta)(?!\p{L}))/giu,
      'vicino alla ',
    ],
    [
      /(?<!\p{L})vicino (?=(?:centro|mare|parco|porto|mercato|casello|duomo|comune)(?!\p{L}))/giu,
      'vicino al ',
    ],
    [/(?<=(?:^|\s)(?:ma|invece) .*\p{L}) si$/giu, ' sì'],
    [/(?<=€ a )persone(?!\p{L})/giu, 'persona'],
    [
      /(?<=\p{L}{3,} \p{L}+)(?<!(?:che|e|se|quando|come|non|dove|lo|noi|anche|sempre|già)) (?=(?:ti |vi |lo |la |le |li |ve lo )?\p{Ll}{3,}iamo(?: |$))/giu,
      ', ',
    ],
    [/(?<!\p{L})a dom\.?(?=$|[\s,])/giu, 'a domicilio'],
    [/(?<= e \p{L}+) incl(?:us[oai])?\.?$/giu, ' inclusi'],
    [/(?<!\p{L})la (\d+)[aª°]? (?=gratis|omaggio|in omaggio)/giu, 'la $1ª '],
    [/^(dopo \d+ \p{L}+) (?=[il][la] \d+[ªº])/giu, '$1, '],
    [/(?<!\p{L})mezza giorn\.?(?!\p{L})/giu, 'mezza giornata'],
    [/(\d) ?sett\.?(?!\p{L})/giu, '$1 settimane'],
    [/(?<!\d)1 settimane/giu, '1 settimana'],
    [/(\d) lez\.?(?!\p{L})/giu, '$1 lezioni'],
    [/(?<!\p{L})prova grat\.?$/giu, 'prova gratuita'],
    [/(?<=con )certif\.?$/giu, 'certificato'],
    [/^(se (?:vieni|venite|porti) (?:con )?\p{L}+ \p{L}+) (?=\d)/giu, '$1, '],
    [/^(\d+) (\p{L}+) (?:e )?il (\d+)[°º]? (?=omaggio|gratis|in omaggio)/giu, '$1 $2, il $3º '],
    [/^(\d+ notti) (?=(?:ne )?paghi \d)/giu, '$1, '],
    [/(?<=\p{L}o) incl\.?$/giu, ' incluso'],
    [/(?<=\p{L}a) incl\.?$/giu, ' inclusa'],
    [/(?<=\p{L}(?:zione|sione)) incl\.?$/giu, ' inclusa'],
    [/(?<=\p{L}i) incl\.?$/giu, ' inclusi'],
    [
      /\bda (gen|feb|mar|apr|mag|giu|lug|ago|sett?|ott|nov|dic) a (gen|feb|mar|apr|mag|giu|lug|ago|sett?|ott|nov|dic)(?!\p{L})/giu,
      (_, from: string, to: string) => `da ${monthOf(from)} a ${monthOf(to)}`,
    ],
    [/^-\s?(\d+) ?% (?:sulla )?(?=1[ªa]? )/giu, '-$1% sulla '],
    [/\bvicino (?=\p{Lu})/gu, 'vicino a '],
    [/\be (?=e\p{Ll})/gu, 'ed '],
    [/(\d)\s?\+\s?iva(?!\p{L})/giu, '$1 € + IVA'],
    [/(?<!\p{L})e prov\.?(?=$|[\s,])/giu, 'e provincia'],
    [/(?<!\p{L})all (?=1(?!\d))/gu, 'all’'],
    [/(?<!\p{L})d (?=[bcdfglmnprstvz]\p{L})/gu, 'di '],
    [/(?<=\s(?:in|entro|ogni)) 24\s?h(?!\p{L})/giu, ' 24 ore'],
    [/(\d)h(?![\p{L}\d])/gu, '$1 h'],
    [/(\d+ (?:anni|mesi)) (?=garanzia(?!\p{L}))/giu, '$1 di '],
    [/(\d)\s?gg(?!\p{L})/giu, '$1 giorni'],
    [/(?<=ogni )gg(?!\p{L})/giu, 'giorno'],
    [/(?<!\p{L})km ?0(?!\d)/giu, 'a chilometro zero'],
    [/(?<=\s|^)x(?=\s\p{L}|\s?\d+ (?:mes|giorn|person|settiman|ann|or[ae]))/gu, 'per'],
    [/(?<=\p{L}{3}) ?& ?(?=\p{Ll}{3})(?!fig|co)/gu, ' e '],
    [
      /(?<!\p{L})([dl]|un|dell|all|nell|sull|quest|tutt) (?=[aeiou]\p{L}{2})(?<!un (?=[aeiou]\p{L}*[oie](?!\p{L})))/giu,
      '$1’',
    ],
    [
      /(?<=\p{L})([aeiou])[’'](?=\s|$)/gu,
      (found) => ({ a: 'à', e: 'è', i: 'ì', o: 'ò', u: 'ù' })[found.charAt(0)] ?? found,
    ],
    [/(?<!\p{L})e[’'](?=\s)/giu, 'è'],
  ],
  aside:
    /\s*[([–-]?\s*(?<!\p{L})(?:(?:per favore|mi raccomando|pls|plz|prego) (?:di )?(?:citare|menzionare|mettere|inserire|evidenziare|breve|non troppo|dire)[^.;)\]]*|(?:da )?(?:mettere in evidenza|evidenziare|menzionare assolutamente)[^.;)\]]*|non troppo (?:lungo|commerciale|serio)[^.;)\]]*|nota per l[’' ]agenzia[^.;)\]]*|(?:pls|plz|mi raccomando)(?!\p{L}))[)\]]?/giu,
  and: 'e',
  notation: {
    euro: 'euro?|eu',
    signFirst: false,
    each: 'a',
    allDay: '24 ore su 24',
    per: 'hour=l’ora day=al_giorno week=a_settimana month=al_mese year=all’anno night=a_notte person=a_persona',
  },
};
