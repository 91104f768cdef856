import type { Flag } from './spec.ts';

/** The option that a word names, and whether its value is the next word. */
const calledBy = (word: string, flags: readonly Flag[]) => {
  const [before = ''] = word.split('=');
  const flag = flags.find(
    ({ name, short }) => before === `--${name}` || (short !== undefined && word === `-${short}`),
  );
  return flag && { hasOwnValue: word.includes('=') || flag.kind === 'switch' };
};

/**
 * Options that every command takes may come first, such as `greenroom -w Main campaigns list`. They are moved after
 * the command's name, where they mean the same.
 */
export const optionsLast = (words: string[], flags: readonly Flag[]) => {
  const name: string[] = [];
  const movedWords: string[] = [];
  let at = 0;
  for (; at < words.length && name.length < 2; at += 1) {
    const word = words[at] ?? '';
    if (!word.startsWith('-')) {
      name.push(word);
      continue;
    }
    const calledFlag = calledBy(word, flags);
    if (!calledFlag) break;
    movedWords.push(word);
    if (!calledFlag.hasOwnValue && at + 1 < words.length) movedWords.push(words[++at] ?? '');
  }
  return [...name, ...movedWords, ...words.slice(at)];
};
