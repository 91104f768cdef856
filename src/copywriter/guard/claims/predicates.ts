import { phraseOf, type Token, textAt } from '../../../kernel/phrases/tokens.ts';
import type { Reading } from '../reading.ts';
import { oncePerReading, type Sight } from './fact.ts';
import type { Predicate } from './lexicon/lexicon.ts';
import { and, clauseAround, hasSeller } from './told.ts';

const nearly =
  /^(?:to|only|just|about|zu|nur|etwa|knapp|seulement|environ|solo|unos|unas|circa|ate|apenas|cerca|maar|ongeveer)$/;

/** "Since ten years", as most languages say it. */
const since = /^(?:since|seit|depuis|desde|hace|ha|da|al|sinds)$/;

const later =
  /^(?:later|spater|tard|despues|dopo|depois|before|until|bis|avant|antes|prima|tot|voordat)$/;

/** "Au bout de", "al cabo de". */
const atTheEnd = /^(?:bout|cabo|fim|fine|final) (?:de|di|d)$/;

/** "45 minutes and you're back": it is over, no more. */
const isOver =
  /^(?:back|home|over|out|half|welcome|zuruck|fertig|vorbei|heim|fini|retour|repart\p{L}*|vuelta|fuera|ritorno|finito|volta|terug|weer|klaar|halb|demie?|medi[ao]|mezz[ao]|mei[ao])$/u;

/** "Your first tournament" counts nothing. */
const isNumber = ({ tongue }: Reading, { kind, text }: Token): boolean =>
  kind === 'number' || (tongue.number(text) ?? 1) > 1;

/** "Six weeks and you speak": one number, then all the rest of the sentence. */
const isOpening = (sight: Sight): boolean => {
  const { tokens, mention } = sight;
  const { first, last } = mention;
  if (first > 2) return false;
  const at = tokens.findIndex(
    ({ text }, place) => place > last && (text === ',' || and.test(text)),
  );
  const from = tokens[at]?.text === ',' ? at + 1 : at;
  const rest = tokens.slice(from + 1);
  return (
    at > 0 &&
    at <= last + 2 &&
    and.test(textAt(tokens, from)) &&
    rest.length > 3 &&
    !rest.some(
      (token, place) =>
        isNumber(sight, token) ||
        // "… and your back stops aching"
        (isOver.test(token.text) && !/^(?:your|my|the)$/.test(rest[place - 1]?.text ?? '')),
    )
  );
};

/** Words behind people who do nothing: "eight people per class", "twelve fit in". */
const rests =
  /^(?:per|pro|in|at|a|on|to|im|je|par|por|en|al|op|and|und|only|or|oder|zu|with|mit|avec|con|com|met|of|de|di|von|van|um|round|around|pour|para|for|voor|fur|y|e|et|ou|la|le|ao|das|da|do|na|no|aan|am|auf|bei|chez|sur|su|each|cada|max\p{L}*|fit|sit|seated|assis|assises|sentad\p{L}*|sedut\p{L}*|share|teilen|sitzen|passen)$/u;

/** No class of people of their own: they are counted in what a group holds. */
export const children = /^(?:kinder|kids|children|enfants|ninos|bambini|criancas|kinderen)$/;

const isActing = ({ tokens, mention: { first, last } }: Sight, counted: number): boolean => {
  const end = children.test(textAt(tokens, last)) ? last + 1 : counted;
  return (
    first <= 1 &&
    end > last &&
    end <= last + 2 &&
    tokens[end]?.kind === 'word' &&
    !rests.test(textAt(tokens, end))
  );
};

const predicatesAmong = ({ tongue }: Reading, tokens: readonly Token[]): Predicate[] =>
  tokens.flatMap(({ kind, text }) => (kind === 'word' && tongue.predicate(text)) || []);

const predicatesIn = oncePerReading((reading) => predicatesAmong(reading, reading.tokens));

/** "At your door within 50 minutes": somebody comes, or something is brought. */
const toTheDoor =
  /(?<!\p{L})(?:at your (?:front )?door|(?:en|a) (?:tu|su|vuestra) puerta|(?:a|devant) (?:votre|ta) porte|(?:alla|davanti alla) (?:tua|sua|vostra) porta|[aà]? ?(?:na )?sua porta|(?:voor|aan) (?:je|uw|de) deur|vor (?:deiner|ihrer|der) tur)(?!\p{L})/u;
const comes =
  /(?<!\p{L})(?:arriv\p{L}*|reach|(?:we|i) come|with you|there|llegamos|vamos|estamos|kommen|sind da|vor ort|venons|arriviamo|veniamo|chegamos|komen|ter plaatse|call ?out)(?!\p{L})/u;

/** What a number is said to do, and whether something is said to come about by it. */
export const predicatesOf = (sight: Sight, end: number, inside: boolean) => {
  const { tokens, tongue, mention } = sight;
  const { first, last } = mention;
  const word = (at: number): string => textAt(tokens, at);
  const near = (): Token[] => {
    const [from, to] = clauseAround(tokens, first, last);
    return [...tokens.slice(from, first), ...tokens.slice(last, to)];
  };
  const all = predicatesIn(sight);
  const worked: Predicate[] = since.test(word(first - 1)) ? ['worked'] : [];
  const isComing = comes.test(phraseOf(tokens, Math.max(0, first - 4), first));
  if (inside && toTheDoor.test(phraseOf(tokens, Math.max(0, first - 5), last + 6)))
    worked.push('ship');
  const opens = isOpening(sight);
  return {
    // Most sentences say none of these.
    does: new Set([...(all.length === 0 ? all : predicatesAmong(sight, near())), ...worked]),
    told: new Set([...all, ...worked, ...(isComing ? (['ship'] as const) : [])]),
    opens,
    leads:
      inside ||
      opens ||
      (nearly.test(word(first - 1)) && tongue.isInside(word(first - 2))) ||
      later.test(word(end)) ||
      later.test(word(end + 1)) ||
      atTheEnd.test(phraseOf(tokens, first - 2, first)),
    acts: isActing(sight, end),
    isAlone:
      inside &&
      !hasSeller(sight) &&
      !tokens.some((token, at) => (at < first || at >= last) && isNumber(sight, token)),
  };
};
