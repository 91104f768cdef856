import { compilePatterns } from '../../../kernel/phrases/patterns.ts';
import {
  hasWord,
  isQuotedAt,
  phraseOf,
  type Token,
  textAt,
} from '../../../kernel/phrases/tokens.ts';
import type { Reading } from '../reading.ts';
import type { Licence } from './licence.ts';
import type { Objection } from './messages.ts';
import { taggedPatterns } from './phrases/table.ts';
import { rule } from './testimonials.ts';

/** In an ad, "I" is almost always an invented customer. */
const firstPerson = compilePatterns(
  taggedPatterns({
    voice: `
  i,
  my (life|mornings|skin|team|clinic|business|favourite|favorite|go|new|husband|wife|kids|customers|clients|patients|whole|days|week|evenings|routine|practice|phone|back|hair|dog|bookings|only regret|sales),
  my (sister|brother|aunt|gran|grandma|daughter|son|mum|mom|dad|mother|father|boyfriend|girlfriend|partner|toddler|baby|little one|neighbour|neighbor|boss|grandson|granddaughter),
  changed (my|our) (life|lives|business|mornings), (works|worked) for me, (saved|saves) (me|us),
  we (switched|tried|love|loved|adore|were|couldn t) ~2 (to|it|this|@name|and|because|skeptical|sceptical|every), we (love|adore) (this|@name|our new),
  we (ve|have) (been using|never looked), we use (it|this|@name) @name? (every day|daily|all the time|for everything), (wish|glad) we (had|d)? (found|switched|tried|known),
  life (changing|changer)`,
    allow: `
  (if|what if|should|do|can|could|am|will|would|may|did|why do|how do|where do|when do|why should|must|have) i, i (see|get it|know|promise|swear|mean|told you),
  (phase|part|type|section|world war) i, (new|not) (year )?new me, pov ~3 i`,
  }),
);

/** Words of someone who has bought, tried or praises; a thought without them is the reader's own. */
const ofCustomer =
  /^(?:without|since|until|before|ever|again|now|anymore|never|recommend|love|loved|best|worth|thanks|thank|finally|regret|was|were|used|using|tried|got|had|switched|bought|ordered|found|felt|saved|lost|slept|made|went|ve|been|swear|happy|amazing|great|so|actually|impressed|it|this|them|they)$/;

/** "I'll drop it off", "I've been meaning to call": what is only meant to be done is no experience of it. */
const intends =
  /^(?:ll|will|should|need|must|ought|might|could|want|ve (?:been meaning|always (?:want|mean)))/;
const ofBuyer =
  /^(?:this|so|such|like|recommend|loved?|best|better|worth|thanks?|regret|slept|saved|switched|finally)$/;
const ofExperience =
  /^(?:without|ever|again|anymore|never|since|recommend|loved?|best|better|worth|thanks?|regret|slept|saved|switched|finally)$/;

const inMind =
  /^(?:d|can|cannot|don|do|ll|will|should|need|must|have|m|am|wish|want|hate|forgot|won|didn|haven|ought|might|could|would|keep|thought)$/;

const shouts = /^(?:shout|yell|whisper|mutter|sigh|think|ask|scream|swear|say)$/;

/** "I can't draw." between quotation marks: what a reader thinks, not what a customer says. */
const isThought = ({ tokens, folded }: Reading, at: number): boolean => {
  const { cased } = folded;
  const start = tokens[at]?.start ?? 0;
  const [open, close] = [cased.lastIndexOf('"', start), cased.indexOf('"', start)];
  if (close < 0 || !isQuotedAt(folded, start)) return false;
  // "One of you will shout": the reader says it.
  const before = tokens.filter(({ start: at }) => at < open).slice(-8);
  if (hasWord(before, 0, 8, /^you$/) && hasWord(before, 0, 8, shouts)) return true;
  // Two who talk: "I did the bathroom." "You did the mirror."
  const isDialogue = /^"\s*"/.test(cased.slice(close)) || /"\s*"$/.test(cased.slice(0, open + 1));
  const said = tokens.filter((token) => token.start > open && token.end <= close);
  const verb = textAt(tokens, at + 1);
  const isMeant = intends.test(phraseOf(tokens, at + 1, at + 4));
  // "But I've never steered anything": who objects has not bought.
  const isObjecting = said[0]?.text === 'but';
  // Whoever is asked answers.
  const isAnswer = isDialogue && /\?"\s*"/.test(cased);
  const praise = isObjecting ? ofBuyer : isAnswer || isMeant ? ofExperience : ofCustomer;
  return (
    (isDialogue || isMeant || isObjecting || inMind.test(verb)) &&
    said.length <= 15 &&
    !said.some(({ text, isName }) => isName || (praise.test(text) && !isPutOff(said, text)))
  );
};

/** "I should do something about my back." */
const isInThought = (reading: Reading, at: number): boolean =>
  reading.tokens.slice(0, at).some(({ text }, place) => text === 'i' && isThought(reading, place));

/** "I'd love to, but …" */
const isPutOff = (said: readonly Token[], word: string): boolean =>
  word === 'love' && said.some(({ text }, at) => text === 'd' && said[at + 1]?.text === 'love');

/** Someone who works alone says "I": the brief does too. What "I" praises or uses is still a customer's. */
const praises =
  /^(?:love|loved|recommend|adore|use|used|swear|bought|ordered|tried|switched|trust|was|felt|feel|couldn|wish|saved|got|slept|never|ve|had)$/;

const works = /^ve (?:been (?:at|in|doing|\p{L}+ing)|done|worked|run|taught|made|built) /u;

const isSeller = ({ tokens }: Reading, at: number, { isOneSeller }: Licence): boolean =>
  (isOneSeller &&
    !tokens
      .slice(at + 1, at + 4)
      .some(({ text }, index) => praises.test(text) && !(text === 'use' && index < 2))) ||
  // "I've done books for 11 years"
  (isOneSeller && works.test(phraseOf(tokens, at + 1, at + 5)));

/** Customers speaking in the first person. */
export const voiceObjections = (reading: Reading, licence: Licence): Objection[] => {
  if (licence.families.has('testimonial')) return [];
  const { cased } = reading.folded;
  const isEnglish = reading.tongue.languages.includes('en');
  const heard = firstPerson.find(reading.tokens);
  const allowed = heard.filter(({ tag }) => tag === 'allow');
  return heard.flatMap(({ tag, first, last }): Objection[] => {
    if (tag === 'allow' || allowed.some((range) => range.first <= first && last <= range.last))
      return [];
    const [from, to] = [reading.tokens[first], reading.tokens[last - 1]];
    if (!from || !to) return [];
    const isI = isEnglish && cased.charAt(from.start) === 'I';
    // The brief says it too: "driven by my dad".
    const isOwn = licence.said.some(({ flat }) => flat.includes(`${from.text} ${to.text}`));
    const isFine =
      (from.text === 'i' &&
        (!isI || isThought(reading, first) || isSeller(reading, first, licence))) ||
      (from.text === 'we' && isThought(reading, first)) ||
      (from.text === 'my' && (isOwn || isInThought(reading, first)));
    return isFine ? [] : [{ rule, start: from.start, end: to.end }];
  });
};
