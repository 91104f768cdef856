import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { type Html, html, raw } from '../kernel/text/html.ts';
import { privately } from './page.ts';

/** An action announces its steps while it runs; `first` settles with the first one. */
type WorkSteps = {
  announce(words: string): void;
  first: Promise<void>;
  /** Each step once, until the work is settled. */
  until(work: Promise<unknown>): AsyncIterable<string>;
};

const createSteps = (): WorkSteps => {
  const texts: string[] = [];
  let wake = () => {};
  let isFirst = () => {};
  const first = new Promise<void>((resolve) => {
    isFirst = resolve;
  });
  return {
    first,
    announce(words) {
      if (texts.includes(words)) return;
      texts.push(words);
      isFirst();
      wake();
    },
    async *until(work) {
      let isSettled = false;
      const settle = () => {
        isSettled = true;
        wake();
      };
      work.then(settle, settle);
      for (let at = 0; ; ) {
        for (const words of texts.slice(at)) yield words;
        at = texts.length;
        if (isSettled) return;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
};

/** Work of an action that has begun. */
export type Work<T> = {
  result: Promise<T>;
  /** True once a step is announced; false where the work is settled before. */
  hasSteps: Promise<boolean>;
  /** Each step once, until the work is settled. */
  steps: AsyncIterable<string>;
};

export const startWork = <T>(
  run: (announceStep: (words: string) => void) => Promise<T>,
): Work<T> => {
  const steps = createSteps();
  const result = run(steps.announce);
  const settled = result.then(
    () => false,
    () => false,
  );
  const hasSteps = Promise.race([steps.first.then(() => true), settled]);
  return { result, hasSteps, steps: steps.until(result) };
};

/** Where the steps go in a page that is sent before the work is done. */
// A comment of ours, which contains nothing from others.
const place = '<!-- steps -->';

export const workingMain: Html = html`<section class="card"><h2>Working</h2><div role="status"><ol>${raw(place)}</ol></div></section>`;

type Endings = {
  /** The page around it, with `workingMain` in the place of its own. */
  page: Html;
  steps: AsyncIterable<string>;
  /** Draws what follows the steps: a way on, or what went wrong. */
  ending(): Promise<Html>;
};

/** A page in pieces, which needs no script: the steps as they are announced, then the result. */
async function* workingPage({ page, steps, ending }: Endings): AsyncGenerator<string> {
  const [before = '', after = ''] = page.markup.split(place);
  yield before;
  for await (const words of steps) yield html`<li>${words}</li>`.markup;
  const [close = '', rest = ''] = partedAt(after, '</section>');
  yield close;
  yield (await ending()).markup;
  yield rest;
}

const partedAt = (text: string, end: string): [string, string] => {
  const at = text.indexOf(end) + end.length;
  return [text.slice(0, at), text.slice(at)];
};

type WorkingPage<T> = Pick<Endings, 'page' | 'ending'> & { work: Work<T> };

/** Answers with the page before the work is done: the steps follow while it runs, then the result. */
export const sendWorkingPage = <T>(
  reply: FastifyReply,
  { page, work: { steps }, ending }: WorkingPage<T>,
) => {
  privately(reply).type('text/html; charset=utf-8');
  return reply.send(Readable.from(workingPage({ page, steps, ending }), { objectMode: false }));
};

/** Leads on to another page by itself; the link is for browsers that do not. */
export const leadOn = (to: string, words: string): Html =>
  html`<meta http-equiv="refresh" content="0; url=${to}"><p><a class="btn" href="${to}">${words}</a></p>`;
