import type { Spelling } from '../pack.ts';
import { towns } from './towns.ts';

export const spelling: Omit<Spelling, 'lexicon' | 'everyday'> = {
  towns,
  articles: 'il la lo i gli le',
  words:
    'lunedì martedì mercoledì giovedì venerdì perché poiché più già giù così però può città qualità novità attività possibilità disponibilità specialità sicurezza libertà università pubblicità velocità comodità semplicità elettricità responsabilità professionalità puntualità età caffè tribù lassù cioè papà bebè ragù tiramisù purè bignè oblò virtù gioventù mobilità fedeltà serietà onestà umidità intimità privacy Natale Pasqua Ferragosto Europa Italia Francia Spagna Puglia DJ NCC SIAE FISE FIV ASL SUP UE Stelvio Satispay IVA SPID PEC ISEE DOP IGP DOC DOCG Excel Ferrari Esposito Colombo De_Luca Mancini Giordano Lombardi Moretti Mario Luigi Giulia Francesca',
  rules: [
    // "DOTT.SSA", "FRAZ. GODIA", "SOPRA I 45 €", but "fase I di tre"
    [
      /(?<=(?<!\p{L})(?:Dott|Prof|Sig|Avv|Dr)\.)(?:SSA|RA|NA|RI)(?!\p{L})|(?<=\S\s)(?:AGR|FRAZ|LOC|PROV|STR|SPED|COD|CELL|ESCL|CERT|CONS|GG|SETT|PAG|LAV|APP|ECC)(?=\.(?:[\s,)]|$))|(?<=(?<!(?:fase|livello|parte|fascia|classe|tipo|grado|zona|modulo|volume|Umberto|Emanuele|Carlo) )(?<=[\p{L}\d,;:”"’)] ))I(?= (?:\d|(?!(?:e|ed|o|di|del|della|da|dal|in|al|a|con|per|è) )\p{Ll}))/gu,
      (found) => found.toLowerCase(),
    ],
    // "AZ. AGR.", "A SAN TEODORO", "VAL CHISONE", "A LATINA"
    [
      /(?<!\p{L})(?:(?:AZ|SOC|COOP|DOTT|AVV|GEOM|ING|ARCH|SIG|RAG)(?=\.[\s\p{Ll}])|(?:san|SAN)(?= \p{L}{3})|(?<=[Ss]an )\p{Ll}{3,}|(?<=(?:fraz|loc)\. )\p{Ll}{3,}|VAL(?= )|val(?= (?!la |il |bene|più|meno|tanto)\p{L}{4})|(?<=(?:[Vv]al|VAL) (?:di |d[’'])?)(?!d[’']|(?:di|la|il|bene|più|meno|tanto)(?!\p{L}))\p{Ll}{2,}|santa(?= (?:maria|lucia|rita|croce|margherita|caterina|chiara|teresa|cristina|marinella|cesarea|barbara|giulia|sofia|elena|anna|monica|severa|giusta|domenica)(?!\p{L}))|(?<=santa )(?:maria|lucia|rita|croce|margherita|caterina|chiara|teresa|cristina|marinella|cesarea|barbara|giulia|sofia|elena|anna|monica|severa|giusta|domenica)(?!\p{L})|santo(?= stefano)|(?<=santo )stefano|sant(?=[’'](?:antonio|agata|angelo|anna|ambrogio|agostino|andrea|elena|elia|eufemia|ilario|egidio|arcangelo|antioco|agnello|anastasia|antonino|elpidio|onofrio|oronzo|orsola|apollinare)(?!\p{L}))|(?<=sant[’'])(?:antonio|agata|angelo|anna|ambrogio|agostino|andrea|elena|elia|eufemia|ilario|egidio|arcangelo|antioco|agnello|anastasia|antonino|elpidio|onofrio|oronzo|orsola|apollinare)(?!\p{L})|(?<=(?<!\p{L})(?:a|(?:provincia|zona|centro|città) di) )(?:como|latina|potenza|prato|lodi|massa|fermo|cento|crema|vasto|noto|gela|sora|fondi|erba|este|portici|maglie|rende|paola|patti|pizzo|chiusi|quarto|minori|tirano|cattolica|salina|vulcano|nettuno|marino|noci|bra)(?=$|[,;.!?)]| – | e (?:provincia|dintorni|tutt|in |a |\p{Lu}))|(?<=(?<!\p{L})(?:di|da) )(?:como|latina|lodi)(?=$|[,;.!?)]| – | e ))/gu,
      (found) => found.charAt(0).toUpperCase() + found.slice(1).toLowerCase(),
    ],
    [/^\+ ?di (?=\d)/u, 'più di '],
    [/(?<=\p{L} )x (?=\p{L}{3})/gu, 'per '],
    [/(?<![\p{L}\d])([cs])\/\s(?=\p{L})/giu, (_, sign) => (sign === 'c' ? 'con ' : 'senza ')],
  ],
  and: 'e',
  aside:
    /\s*[([–-]?\s*(?<!\p{L})(?:(?:per favore|mi raccomando|pls|plz|prego) (?:di )?(?:citare|menzionare|mettere|inserire|evidenziare|breve|non troppo|dire)[^.;)\]]*|(?:da )?(?:mettere in evidenza|evidenziare|menzionare assolutamente)[^.;)\]]*|non troppo (?:lungo|commerciale|serio)[^.;)\]]*|nota per l[’' ]agenzia[^.;)\]]*|(?:pls|plz|mi raccomando)(?!\p{L}))[)\]]?/giu,
};
