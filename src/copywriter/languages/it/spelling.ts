import type { Spelling } from '../pack.ts';
import { towns } from './towns.ts';

export const spelling: Omit<Spelling, 'lexicon' | 'everyday'> = {
  towns,
  articles: 'il la lo i gli le',
  words:
    'lunedì martedì mercoledì giovedì venerdì perché poiché più già giù così però può città qualità novità attività possibilità disponibilità specialità sicurezza libertà università pubblicità velocità comodità semplicità elettricità responsabilità professionalità puntualità età caffè tribù lassù cioè papà bebè ragù tiramisù purè bignè oblò virtù gioventù mobilità fedeltà serietà onestà umidità intimità privacy ' +
    'Natale Pasqua Ferragosto Europa Italia Francia Spagna Puglia DJ NCC SIAE FISE FIV ASL SUP UE Stelvio Satispay IVA SPID PEC ISEE DOP IGP DOC DOCG Excel Ferrari Esposito Colombo De_Luca Mancini Giordano Lombardi Moretti Mario Luigi Giulia Francesca',
  rules: [
    [/^\+ ?di (?=\d)/u, 'più di '],
    [/(?<![\p{L}\d])([cs])\/\s(?=\p{L})/giu, (_, sign) => (sign === 'c' ? 'con ' : 'senza ')],
  ],
  and: 'e',
  aside:
    /\s*[([–-]?\s*(?<!\p{L})(?:(?:per favore|mi raccomando|pls|plz|prego) (?:di )?(?:citare|menzionare|mettere|inserire|evidenziare|breve|non troppo|dire)[^.;)\]]*|(?:da )?(?:mettere in evidenza|evidenziare|menzionare assolutamente)[^.;)\]]*|non troppo (?:lungo|commerciale|serio)[^.;)\]]*|nota per l[’' ]agenzia[^.;)\]]*|(?:pls|plz|mi raccomando)(?!\p{L}))[)\]]?/giu,
};
