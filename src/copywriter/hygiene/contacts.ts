/** Stands for an address or a number until what leads to it is taken out as well. */
const mark = '\uE000';
/** Stands before it where it is a number. */
const rings = '\uE001';

const addresses: readonly RegExp[] = [
  /\b(?:https?|ftp|data|javascript|file):(?:\/\/)?[^\s)]*[^\s),.;!]/giu,
  /\bwww\.[^\s)]*[^\s),.;!]/giu,
  // A capital behind the slash is no path: "Node.js/React".
  /\b[\w.-]+\.(?!(?:js|ts|net|io)\/\p{Lu})[a-zA-Z]{2,}\/[^\s)]*/gu,
  /\b[\w.+-]+@[\w-]+\.[\w.]+|\b(?:fb|ig|insta)\/[\w.]+/giu,
  // "by @name" says who.
  /(?<![\p{L}\d.])(?<!(?<!\p{L})(?:by|von|par|por|di|door|de|da) )@[\w.]{3,}/giu,
  // "– shop.example" behind what is sold
  /(?<=[\s(])[a-z0-9][\w-]*(?:\.[\w-]+)*\.(?:example|com|net|org|eu|info|shop|de|fr|es|it|nl|pt|at|ch|be|br|uk)(?=\)|,|\s*$|\s+[–—|/(-]|\s*\p{Extended_Pictographic})/giu,
];

/** Figures in groups, with a sign or two between them. */
const figures =
  /(?<![\p{L}\d.,:'’€$£])\+?(?:\(\d{1,4}\)|\d+)(?:(?!(?<=\d-\d{1,2}) \/ )[\s./-]{1,3}\d+)*(?:\s?(?:ext|poste|int)\.?\s?\d+)?/gu;
/** "31.10.2026", "2019-2026", "8.30-12.30 14.00-18.30" */
const date =
  /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^(?:19|20)\d\d[\s/-]+(?:19|20)\d\d$|^(?:\d{1,2}\.\d{2}\.?[\s/-]*)+$/u;
/** "03 53 01 00 45 (Karim)", "… (Dale or Cindy answers)": with who answers. */
const figuresAndName = new RegExp(
  `${figures.source}(\\s*\\((?:\\p{Lu}\\p{Ll}+|[^()]*\\s\\p{Ll}{3,}[^()]*)\\))?`,
  'gu',
);
/** What people write before a number or an address. */
const leads = new Set(
  (
    'tel tél telefon telefono telefone telefoon teléfono téléphone phone ph fono gsm mob mobile cel cell celular móvil handy natel fax tlm tlf tfno telm telem tele lig contac num ' +
    'call text txt message msg ring dm pm whats whatsapp wa wsp wpp wapp zap sms ig insta instagram fb facebook tiktok web website site info infos mail email e-mail ' +
    'contact contacts contacto contatto contatti contato kontakt ligue ligar chame chama llame llama llamar appelez appeler appel chiama ' +
    'chiamare chiamaci bel bellen anruf anrufen ruf order orders book booking bookings boek bestel termin termine bestellung bestellungen ' +
    'buchung anmeldung reserva reservas reservation reservations réservation réservations prenota prenotazioni rdv cita citas via app appen ask segui suis sigue siga volg folge follow pbx vendas pedidos encomendas orçamentos agenda link loja ordini preventivi iscrizioni iscriz commandes devis demo delivery ver voir see siehe vedi zie scrivere scrivi écrire écrivez escribir schreib demander preguntar segreteria ufficio secretaria secretaría secrétariat sekretariat büro bureau kantoor escritório receção recepción reception accueil suivez-nous síguenos seguinos seguici segue-nos siga-nos'
  ).split(' '),
);

const isLead = (word: string) => leads.has(word.toLowerCase().split('/')[0] ?? '');

const wordsOf = (text: string) => [...text.matchAll(/\p{L}[\p{L}’'/-]*/gu)];

/** Where the words begin that lead to what follows: "ring Pat", "call us on", but not "mobile dog grooming". */
const leadAt = (text: string): number | undefined => {
  const words = wordsOf(text);
  return words.find(
    ([word], at) =>
      isLead(word) &&
      words
        .slice(at + 1)
        .every(([next]) => isLead(next) || /^(?:\p{Ll}{1,3}|\p{Lu}\p{Ll}+|\p{Lu}+)$/u.test(next)),
  )?.index;
};

const counted = /^\s?(?:[€$£%]|euro|chf|kr|km|kg|m²|mm|cm|ml)/iu;

/** Seven figures where they begin as numbers do or somebody says so, nine elsewhere. */
const isNumberToCall = (found: string, ahead: string, behind: string) => {
  if (date.test(found) || counted.test(behind) || /^\d{4}(?:-\d{4}){2,}$/u.test(found))
    return false;
  // "9-13 / 16.30-20"
  if (!/^[+(0]/u.test(found) && !/\d{3}/u.test(found)) return false;
  const digits = found.replace(/\D/gu, '').length;
  const isTold =
    /^(?:[+(0]|[2-9]\d{3}-\d{4}$)/u.test(found) || leadAt(ahead.slice(-20)) !== undefined;
  return digits >= (isTold ? 7 : 9) && digits <= 15;
};

const marked = (text: string) =>
  addresses
    .reduce((all, each) => all.replace(each, mark), text.replace(/[\uE000\uE001]/gu, ''))
    .replace(/(?<!\p{L})n(?:umero|\.)? verde(?= \d)/giu, 'tel')
    .replace(figuresAndName, (found: string, name = '', at: number, all: string) => {
      const number = found.slice(0, found.length - name.length);
      return isNumberToCall(number, all.slice(0, at), all.slice(at + number.length))
        ? rings + mark
        : found;
    });

const preposition =
  /\s*(?<![\p{L}\d])(?:on|at|in|to|by|via|or|of|und|auf|am|im|bei|zu|à|au|en|sur|ou|al|a|o|y|su|da|di|e|em|no|na|de|op|te|p\/|naar|unter|über|sous|sotto|onder)\s*$/u;
const smallWords = /(?:\s*(?<![\p{L}\d])(?:(?!foto)\p{Ll}{1,4}(?!\p{L})|[csp]\/))+\s*$/u;

type IsPlace = (word: string) => boolean;

/** What stays of the words in front of an address: "winter storage call …", "Mario Rossi …". */
const before = (typed: string, isFirst: boolean, isPlace: IsPlace) => {
  const text = typed.replace(rings, '');
  const at = leadAt(text);
  // "Termine: www…"
  const end = at ?? (/:\s*$/u.test(text) ? 0 : text.length);
  // "find us on", "Termine nur über": the words that lead to the lead.
  const kept = text.slice(0, end).replace(at === undefined ? preposition : smallWords, '');
  const words = wordsOf(kept).map(([word]) => word);
  const isName = words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word));
  // ", sales …", "– Ivan …": a word alone only leads to the number, unless it says where.
  const isBare =
    (text === typed ? /^\s*\p{Ll}+\.?\s*$/u : /^\s*\p{L}\p{Ll}+\.?\s*$/u).test(kept) &&
    !isPlace(kept.trim());
  const isLeftOver =
    !isFirst && (isBare || (kept.trim() !== text.trim() && words.length < 3 && !isName));
  // "2ª, 4ª e sáb. …": short words are told, unless they lead to the number.
  const isTold = (at === undefined ? /\p{L}{3}|^\s*\p{Lu}/u : /\p{L}{4}|^\s*\p{Lu}/u).test(kept);
  return isTold && !isLeftOver ? kept : '';
};

/** "… Leeds & Bradford" */
const behind = (text: string) => {
  // "@ding or just drop in", "… demander Thierry"
  const goesOn =
    /^\s*(?:or|ou|oder|of|o|and|&|demander|demandez|preguntar|pregunta|fragen|ask|fala|falar|parlare|chiedi|chiedere|hablar|vraag|vragen)\s/iu.test(
      text,
    );
  // "… até às 21h": when somebody answers
  const isWhen =
    /^\s*(?:até|dalle|fino|until|till|from|ab|bis|entre|après|after|before|dopo|tot|vanaf|desde|hasta|jusqu)(?!\p{L})/iu;
  return !goesOn &&
    !isWhen.test(text) &&
    (/^\s*\p{Lu}\p{Ll}/u.test(text) ||
      /^\s*\p{Ll}{6,} \p{Ll}{5}/u.test(text) ||
      wordsOf(text).length > 2)
    ? text
    : '';
};

/** What parts a line, so that what leads to an address goes as a whole. */
const partings =
  /(\s+(?:[–—|~-]|\/{2,})\s+|\s*[•·;|]\s*|,\s+|(?<=\p{L}{2}|['’]s|\d|\uE000)(?<!(?<!\p{L})(?:tfno|telem|telm|cell|\p{L}\p{Ll}{1,2}(?=\.)))[.!?]+\s+(?![^(]*\)|[–—|-]\s)|\s+\/\s+|\s*[()]|\s*(?:\p{Extended_Pictographic}\uFE0F?|[→➜➔⇒►★])+)/iu;

/** "Tel. rund um die Uhr"; in brackets also "(WhatsApp, no calls please)". */
const announces = /^\s*(?:t[eé]l\.|(?:fb|ig|insta\w*|facebook|tiktok)\s?:)/iu;
const reaches = /^\s*(?:t[eé]l|phone|call|whats ?app|insta\w*|dm|www)(?![\p{L}-])/iu;

/** "0231 555 – auch WhatsApp" */
const alsoBy =
  /^\s*(?:(?:auch|also|aussi|anche|también|também|ook|oder|or|ou|o) )?(?:(?:per|via|por|par|by|op) )?(?:whats ?app|sms|signal|telegram)\s*$/iu;

/** "mon-fri 6.30-4", "sat till 12": days, hours and the words between them. */
export const onlyHours =
  /^(?:(?:mon?|tue?s?|wed|thu(?:rs)?|fri|sat|sun|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|mi[eé]|jue|vie|s[aá]b|dom|gio|seg|ter|qua|qui|sex|ma|wo|vr|za|zo|till?|until|to|from|bis|von|uhr|uur|de|a|à|das?|às|al|alle|dalle|hasta|até|tot|van|[hu]|am|pm|closed)(?!\p{L})|[\s\d.:,/–+-])+$/iu;

/** "… (no calls please)", "… (mon-fri 9-5)" */
const onReach =
  /^(?:leave|vraag|ask|demandez|pregunta|pergunt[ae]r?|chiedi|preguntar|demander|chiedere|fragen|vragen|no|kein|keine|pas|nur|only|solo|só|seulement|alleen|bitte|please|whats|dm|sms|tel|call|text|also|auch|aussi|ook|or|ou|oder|mon|mo|lun|seg|ma|daily|täglich|after|from|until|evenings|nach|ab|bis|abends|après|dès|desde|hasta|dopo|dalle|depois|até|na|vanaf|tot|\d+)(?!\p{L}{3})/iu;

const isBracket = (sign: string) => /[()]/u.test(sign);

type Piece = { sign: string; text: string };

/** The parts of a line, each with the sign in front of it. */
const piecesOf = (text: string): Piece[] => {
  const all = text.split(partings);
  return all.flatMap((part, at) => (at % 2 === 0 ? [{ sign: all[at - 1] ?? '', text: part }] : []));
};

const withoutMark = (text: string, isFirst: boolean, isPlace: IsPlace) => {
  const at = text.indexOf(mark);
  const ahead = before(text.slice(0, at), isFirst, isPlace).trimEnd();
  const rest = behind(text.slice(text.lastIndexOf(mark) + 1)).trim();
  // "Saltillo, tel. 844 …, embroidered uniforms" are two things.
  return [ahead, rest].filter(Boolean).join(/^\p{Ll}{6}/u.test(rest) ? ' – ' : ' ');
};

/** A text without its addresses and numbers to call, each with the part of the line that leads to it. */
export const withoutContacts = (typed: string, isPlace: IsPlace): string => {
  const text = marked(typed);
  if (!text.includes(mark) && !/t[eé]l\.|\(|(?:fb|ig|insta\w*|facebook|tiktok)\s?:/iu.test(text))
    return text;
  let isInside = false;
  let isOver = false;
  let opens = false;
  let hasHours = false;
  const kept: string[] = [];
  for (const { sign, text: part } of piecesOf(text)) {
    if (isBracket(sign)) isInside = sign.endsWith('(');
    // "… 0171 mon-fri 6.30-4, sat till 12": the hours behind a number go together.
    const isAlso: boolean = (isOver && alsoBy.test(part)) || (hasHours && onlyHours.test(part));
    // From the first way to reach somebody on, what stands in brackets goes; so does an aside on it.
    const isAside: boolean =
      sign.endsWith('(') && isOver && (onReach.test(part) || /^\p{Ll}/u.test(part));
    isOver = isAside || (isInside && !sign.endsWith('(') && isOver);
    const isReach: boolean = announces.test(part) || (isInside && reaches.test(part)) || isAlso;
    const hasMark = part.includes(mark);
    const tail = hasMark ? part.slice(part.lastIndexOf(mark) + 1) : part;
    hasHours = (hasMark || hasHours) && /\d/u.test(tail) && onlyHours.test(tail);
    const stays =
      isOver || isReach ? '' : hasMark ? withoutMark(part, kept.length === 0, isPlace) : part;
    isOver = isOver || isReach || hasMark;
    const isGone = stays.trim() === '' && part.trim() !== '';
    // "Locked out? 01 555 …"
    if (isGone && sign.includes('?')) kept.push('?');
    if (isBracket(sign)) kept.push(sign, stays);
    else if (!isGone) kept.push(opens ? '' : sign, stays);
    opens = isGone && (opens || sign === '' || sign.endsWith('('));
    if (!isGone && !hasMark) isOver = false;
  }
  return kept.join('');
};
