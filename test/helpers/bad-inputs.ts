import { readFileSync } from 'node:fs';

type Repeat = [string, number][];

export type BadInput = {
  id: string;
  why: string;
  expect: string;
  input?: string;
  body?: string;
  raw?: string;
  query?: string;
  repeat?: Repeat;
  vars?: Record<string, { repeat: Repeat }>;
};

type Corpus = {
  controls: { json_bodies: string[] };
  ids: BadInput[];
  json_bodies: BadInput[];
  header_tricks: BadInput[];
};

export const corpus: Corpus = JSON.parse(
  readFileSync(new URL('../fixtures/security/bad-inputs.json', import.meta.url), 'utf8'),
);

export const expand = (repeat: Repeat) =>
  repeat.map(([unit, times]) => unit.repeat(times)).join('');

/** The status codes an entry allows, read from the sentence that says so; none: only never a 5xx. */
export const allowed = (expectation: string) => {
  const [sentence = ''] = expectation.split(/[(;]/);
  const codes = [...sentence.replace(/no 100/, '').matchAll(/\b[1-5]\d\d\b/g)].map(([code]) =>
    Number(code),
  );
  return { codes, mayPass: /accept|ignored|clamped|last wins/.test(expectation) };
};
