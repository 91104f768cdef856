import type { BuildOptions } from 'esbuild';

export const bundle: (entry: string, outfile: string, options?: BuildOptions) => Promise<unknown>;

export const buildProgram: (home: string, folder?: string) => Promise<void>;
