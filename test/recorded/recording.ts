import { readFileSync } from 'node:fs';

/** One call that somebody made on the real platform, without anybody's values. */
export type Recording = {
  source: string;
  recorded: string;
  version: string;
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  params: Record<string, string>;
  status: number;
  error?: { message: string; type: string; code: number; error_subcode?: number; keys: string[] };
  rows?: number;
  /** Key path → the type seen there: `.data[].id` → `string`. */
  shape: Record<string, string | string[]>;
};

const file = new URL('../fixtures/recorded/platform.json', import.meta.url);

export const recordings: Recording[] = JSON.parse(readFileSync(file, 'utf8'));

/** How a recording is named in the list of differences and in failures. */
export const nameOf = ({ method, path, params }: Recording) =>
  `${method} ${path} ${JSON.stringify(params)}`;
