import { dayRanges } from '../day-ranges.ts';
import type { Spelling } from '../pack.ts';

export const spelling: Spelling = {
  words:
    'lunedì martedì mercoledì giovedì venerdì perché poiché più già giù così però può città qualità novità attività possibilità disponibilità specialità sicurezza libertà università pubblicità velocità comodità semplicità elettricità responsabilità professionalità puntualità età caffè tribù lassù cioè papà bebè menù ragù tiramisù purè bignè oblò virtù gioventù mobilità fedeltà serietà onestà umidità intimità privacy ' +
    'Natale Pasqua Ferragosto Europa Italia Francia Spagna Puglia IVA SPID PEC ISEE DOP IGP DOC DOCG Excel Ferrari Esposito Colombo De_Luca Mancini Giordano Lombardi Moretti Mario Luigi Giulia Francesca',
  short:
    'manutenz=manutenzione matt=mattina b&b=B&B anke=anche iscriz=iscrizione ott=ottobre nov=novembre dic=dicembre gen=gennaio feb=febbraio nn=non cmq=comunque qnd=quando qdo=quando xò=però xché=perché xke=perché xkè=perché tt=tutto tel=telefono cell=cellulare min=minuti max=massimo pers=persone sett=settimana gg=giorni mt=metri mq=m² kg=kg appt=appuntamento app.to=appuntamento app.ti=appuntamenti prev=preventivo pagam=pagamento pag=pagamento spediz=spedizione sped=spedizione incl=incluso escl=escluso ca=circa vs=vostro gratuit=gratuito ecc= c/o=presso x2=per_due dip=dipendenti risp=risposta sab=sabato dom=domenica lun=lunedì ven=venerdì gio=giovedì merc=mercoledì pz=pezzi conf=confezione bott=bottiglie',
  rules: [
    [/(\d)\s?\+\s?iva(?!\p{L})/giu, '$1 € più IVA'],
    [/(\d)\s?eu?(?!\p{L})/gu, '$1 €'],
    [
      /settimana(?= (?:e|a) (?:ottobre|novembre)(?!\p{L}))|(?<=(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto)(?: (?:a|e) |-))settimana$/gu,
      'settembre',
    ],
    [/(?<!\p{L})all (?=1(?!\d))/gu, 'all’'],
    dayRanges(
      'lun=lunedì mar=martedì mer=mercoledì gio=giovedì ven=venerdì sab=sabato dom=domenica',
      (from, to) => `da ${from} a ${to}`,
    ),
    [/(?<=(?:^|\s)entro) (?=\d\d?\/\d)/giu, ' il '],
    [/(?<!\p{L})d (?=[bcdfglmnprstvz]\p{L})/gu, 'di '],
    [/(?<=^stress) (?=città|lavoro|ufficio)/giu, ' da '],
    [
      /(?<=(?:^|\s)(?:em|en|a|de|di|da|do) )(?:santo|santa|são|san|sant) \p{Ll}+/gu,
      (name) => name.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()),
    ],
    [/(?<=\s)x(?= ?\d+ (?:mes|giorn|person|settiman|ann|or[ae]))/giu, 'per'],
    [/(?<=\s(?:in|entro|ogni)) 24\s?h(?!\p{L})/giu, ' 24 ore'],
    [/(?<!\p{L})km ?0(?!\d)/giu, 'a chilometro zero'],
    [/% (?=prima (?:visita|seduta|lezione|spesa))/giu, '% sulla '],
    [/(?<=\p{L} )(?<!\s(?:in|entro|ogni) )24\s?h(?:rs?)?\.?$/giu, '24 ore su 24'],
    [/(?<=\s|^)x(?=\s\p{L})/gu, 'per'],
    [/(\d)€/gu, '$1 €'],
    [/(\d)\s?euro(?!\p{L})/giu, '$1 €'],
    [/€\s?\/\s?(?:h|ora)(?!\p{L})/giu, '€ l’ora'],
    [/€\s?\/\s?mese/giu, '€ al mese'],
    [/€\s?\/\s?(notte|persona|giorno|lezione)(?!\p{L})/giu, '€ a $1'],
    [/(?<=\d (?:€ )?al mese) (?=disdici|senza|disdetta)/giu, ', '],
    [/^(\d+(?:,\d+)?) al mese/giu, '$1 € al mese'],
    [/(\d)(?=(?:min|h|kg|km|ml|cl|cm|mm|metri|minuti|giorni)(?![\p{L}\d]))/giu, '$1 '],
    [
      /(?<=^|\s)no (?=iscrizione|sovrapprezzo|costi|carta|vincoli|spese|anticipo|agosto|stress|conservanti|contratto)/giu,
      'senza ',
    ],
    [/\(no (?=\p{L})/giu, '(escluso '],
    [/(?<=\p{L}) \+ (?=\p{L})/gu, ' e '],
    [/(?<=\p{L}{3}) ?& ?(?=\p{Ll}{3})(?!hij|fil|fig|zon|co)/gu, ' e '],
    [
      /(?<!\p{L})([dl]|un|dell|all|nell|sull|quest|tutt) (?=[aeiou]\p{L}{2})(?<!un (?=[aeiou]\p{L}*[oie](?!\p{L})))/giu,
      '$1’',
    ],
    [/(?<=\p{L}{2})ita[’'](?!\p{L})/gu, 'ità'],
    [
      /(?<=\p{L})([aeiou])[’'](?=\s|$)/gu,
      (found) => ({ a: 'à', e: 'è', i: 'ì', o: 'ò', u: 'ù' })[found.charAt(0)] ?? found,
    ],
    [/(?<!\p{L})e[’'](?=\s)/giu, 'è'],
  ],
  aside:
    /\s*[([–-]?\s*(?<!\p{L})(?:(?:per favore|mi raccomando|pls|plz|prego) (?:di )?(?:citare|menzionare|mettere|inserire|evidenziare|breve|non troppo|dire)[^.;)\]]*|(?:da )?(?:mettere in evidenza|evidenziare|menzionare assolutamente)[^.;)\]]*|non troppo (?:lungo|commerciale|serio)[^.;)\]]*|nota per l[’' ]agenzia[^.;)\]]*|(?:pls|plz|mi raccomando)(?!\p{L}))[)\]]?/giu,
  and: 'e',
  at: 'di',
};
