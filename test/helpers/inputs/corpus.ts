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

type SmuggledInput = {
  id: string;
  why: string;
  body?: Record<string, unknown>;
  query?: string;
};

type Corpus = {
  controls: { json_bodies: string[]; ssrf_urls: string[] };
  ssrf_urls: (BadInput & { needs?: string })[];
  ids: BadInput[];
  json_bodies: BadInput[];
  header_tricks: BadInput[];
  passthrough_smuggling: SmuggledInput[];
};

/** The one list of bad inputs; tests of all rooms take theirs from it, so that a new entry is tried by each of them. */
export const corpus: Corpus = JSON.parse(
  readFileSync(new URL('../../fixtures/security/bad-inputs.json', import.meta.url), 'utf8'),
);

export const expand = (repeat: Repeat) =>
  repeat.map(([unit, times]) => unit.repeat(times)).join('');

export const badUrls = corpus.ssrf_urls.map(({ input, repeat = [], ...rest }) => ({
  ...rest,
  input: input ?? expand(repeat),
}));

export const goodUrls = corpus.controls.ssrf_urls;

/** An entry whose text names a thing of another customer is no id itself: `{OTHER_WORKSPACE.campaign_id}`. */
const isText = (input: string | undefined): input is string =>
  input !== undefined && !/^\{[A-Z]/.test(input);

export const badIds = corpus.ids.flatMap(({ why, input }) =>
  isText(input) ? [{ why, input }] : [],
);

export const smuggledBodies = corpus.passthrough_smuggling.flatMap(({ why, body }) =>
  body === undefined ? [] : [{ why, body }],
);
