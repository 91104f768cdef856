/**
 * The most frequent words in lists of stolen passwords. Most stolen passwords of twelve characters are two of these
 * words.
 */
const words =
  `password passwort contrasena motdepasse senha parola admin administrator root login user guest
  welcome willkommen bienvenue hello hallo letmein open sesame secret changeme change default master
  access system test testing demo temp temporary qwerty qwertz azerty asdf zxcv iloveyou love lovely
  princess prinzessin queen king dragon monkey shadow sunshine flower summer winter spring autumn
  sommer january february march april june july august september october november december monday
  tuesday wednesday thursday friday saturday sunday football baseball basketball soccer hockey
  superman batman spiderman starwars pokemon naruto michael jessica jennifer charlie thomas daniel
  andrew joshua matthew robert ashley nicole jordan hunter killer ranger trustno one two three four
  five six computer internet google facebook instagram company business marketing agency client
  greenroom freedom whatever nothing everything money please forever cookie banana orange apple
  chocolate cheese coffee ginger pepper purple yellow silver golden diamond jesus christ angel family
  mother father mustang ferrari mercedes porsche london paris berlin america london england france
  blink liverpool arsenal chelsea barcelona juventus the and my i is a you for me no yes in it new
  old big good best super mega ultra`.split(/\s+/);

const runs = [
  '0123456789'.repeat(3),
  '1234567890'.repeat(3),
  'abcdefghijklmnopqrstuvwxyz'.repeat(2),
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'qazwsxedcrfvtgbyhnujm',
  'q1w2e3r4t5y6u7i8o9p0',
];

const lookalikes: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const minKinds = 5;
const minNameLength = 4;

const backwards = (text: string) => [...text].reverse().join('');
const letters = (text: string) => text.replace(/[^\p{L}]/gu, '');

const bothWays = [...runs, ...runs.map(letters)].flatMap((run) => [run, backwards(run)]);

/** Keys that are side by side on a keyboard, or letters and digits in their order. */
const isRun = (text: string) =>
  (text === '' || text.length >= minNameLength) && bothWays.some((run) => run.includes(text));

/** True if the text consists of these words only, one after the other. */
const isMadeOf = (text: string, knownWords: readonly string[]): boolean => {
  const wordEnds = new Set([0]);
  for (let at = 0; at < text.length; at++)
    if (wordEnds.has(at))
      for (const word of knownWords) if (text.startsWith(word, at)) wordEnds.add(at + word.length);
  return wordEnds.has(text.length);
};

/**
 * True if an attacker would try this password among the first: a run of keys, a few characters repeated, or
 * well-known words (also the person's own address), with digits and punctuation around them or in place of letters.
 */
export const isCommonPassword = (password: string, email: string) => {
  const lower = password.toLowerCase();
  if (new Set(lower).size < minKinds) return true;
  if (isRun(lower)) return true;
  if (/^(.{1,6})\1+$/.test(lower) && lower.length < 24) return true;
  const own = email
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((part) => part.length >= minNameLength);
  const knownWords = [...words, ...own, ...runs.map((run) => letters(run).slice(0, 6))];
  const plain = letters(lower);
  const spelledOut = letters(
    [...lower].map((character) => lookalikes[character] ?? character).join(''),
  );
  const inside = letters(
    [...trimmed(lower)].map((character) => lookalikes[character] ?? character).join(''),
  );
  return [plain, spelledOut, inside].some((text) => isRun(text) || isMadeOf(text, knownWords));
};

/** Removes digits and punctuation at both ends: people add them as a year, or to satisfy a rule. */
const trimmed = (text: string) => text.replace(/^[^\p{L}]+|(?<![^\p{L}])[^\p{L}]+$/gu, '');
