import type { Spelling } from '../pack.ts';
import { towns } from './towns.ts';

export const spelling: Omit<Spelling, 'lexicon' | 'everyday'> = {
  towns,
  articles: 'il la lo i gli le',
  words:
    'lunedì martedì mercoledì giovedì venerdì perché poiché più già giù così però può città qualità novità attività possibilità disponibilità specialità sicurezza libertà università pubblicità velocità comodità semplicità elettricità responsabilità professionalità puntualità età caffè tribù lassù cioè papà bebè ragù tiramisù purè bignè oblò virtù gioventù mobilità fedeltà serietà onestà umidità intimità privacy ' +
    'Natale Pasqua Ferragosto Europa Italia Francia Spagna Puglia DJ NCC SIAE FISE FIV ASL SUP UE Stelvio Satispay IVA SPID PEC ISEE DOP IGP DOC DOCG Excel Ferrari Esposito Colombo De_Luca Mancini Giordano Lombardi Moretti Mario Luigi Giulia Francesca',
  short:
    'c/=con s/=senza conf=confezione prev=preventivo spediz=spedizione fatt=fattura app.to=appuntamento appto=appuntamento mín=minimo a_pers=a_persona max=massimo min=minuti pers=persone ca=circa mq=m² pz=pezzi c/o=presso ott=ottobre nov=novembre dic=dicembre gen=gennaio feb=febbraio cmq=comunque xché=perché ecc= sett=settimana prov=provincia tel=telefono',
  rules: [
    [/([<>])\s?(?=(?:[€$£]\s?)?\d)/gu, (_, sign) => (sign === '>' ? 'più di ' : 'meno di ')],
    [/(?<![\p{L}\d])(?:chf|fr\.?) ?(\d+(?:[.,]\d\d)?)(?:\.[-–])?(?!\d)/giu, '$1 CHF'],
    [/(?<!\p{L})F\.?LLI(?!\p{L})/gu, 'F.lli'],
    [/(\d) ?sett\.?(?!\p{L})/giu, '$1 settimane'],
    [/(?<!\d)1 settimane/giu, '1 settimana'],
    [/(\d)\s?gg(?!\p{L})\.?/giu, '$1 giorni'],
    [/(?<=tutti i )gg(?!\p{L})\.?/giu, 'giorni'],
    [/(?<=\s(?:in|entro|ogni)) 24\s?h(?!\p{L})/giu, ' 24 ore'],
    [/(\d)h(?![\p{L}\d])/gu, '$1 h'],
    [/(?<!\p{L})km ?0(?!\d)/giu, 'a chilometro zero'],
    [/(?<=\p{L}{3}) ?& ?(?=\p{Ll}{3})(?!fig|co)/gu, ' e '],
    [/(?<=\s|^)x(?=\s\p{L}|\s?\d+ (?:mes|giorn|person|settiman|ann|or[ae]))/gu, 'per'],
    [
      /(?<=\p{L})([aeiou])[’'](?=\s|$)/gu,
      (found) => ({ a: 'à', e: 'è', i: 'ì', o: 'ò', u: 'ù' })[found.charAt(0)] ?? found,
    ],
  ],
  aside:
    /\s*[([–-]?\s*(?<!\p{L})(?:(?:per favore|mi raccomando|pls|plz|prego) (?:di )?(?:citare|menzionare|mettere|inserire|evidenziare|breve|non troppo|dire)[^.;)\]]*|(?:da )?(?:mettere in evidenza|evidenziare|menzionare assolutamente)[^.;)\]]*|non troppo (?:lungo|commerciale|serio)[^.;)\]]*|nota per l[’' ]agenzia[^.;)\]]*|(?:pls|plz|mi raccomando)(?!\p{L}))[)\]]?/giu,
  included: {
    before: 'con',
    after: String.raw`\+$=inclusi i$=inclusi (?:a|zione|sione)$=inclusa (?:ande|izie|ese|asse|ure|ette)$=incluse e$=incl. =incluso`,
  },
  and: 'e',
  notation: {
    euro: 'euro?|eu',
    signFirst: false,
    each: 'a',
    allDay: '24 ore su 24',
    per: 'hour=l’ora day=al_giorno week=a_settimana month=al_mese year=all’anno night=a_notte person=a_persona',
  },
};
