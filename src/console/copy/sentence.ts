import type { z } from 'zod';
import { briefLacks, type checkAdCopy, pathOf } from '../../operations/copy/check-ad-copy.ts';

type Finding = z.output<typeof checkAdCopy.output>['findings'][number];

/** The form has one brief, and calls its benefits facts. */
const pageWords: Record<keyof typeof briefLacks, string> = {
  number: 'the brief does not give.',
  proof: 'the facts of the brief do not give it.',
  claim: 'the facts of the brief do not.',
};

const endings = Object.entries(pageWords).map(
  ([lack, words]) => [briefLacks[lack as keyof typeof briefLacks], words] as const,
);

const withPageWords = (message: string) => {
  const [end, words] = endings.find(([one]) => message.endsWith(` ${one}`)) ?? ['', ''];
  return message.slice(0, message.length - end.length) + words;
};

/** The guard begins with the place in the request; on a page that place stands above the sentence. */
export const sentence = (finding: Pick<Finding, 'variant' | 'field' | 'message'>) => {
  const place = `${pathOf(finding)} `;
  const { message } = finding;
  const words = withPageWords(message.startsWith(place) ? message.slice(place.length) : message);
  return `${/^[a-z]/.test(words) ? 'It ' : ''}${words}`.replace(/\.?$/, '.');
};
