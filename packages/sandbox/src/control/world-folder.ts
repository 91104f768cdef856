import { mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clearTimeout, setTimeout } from 'node:timers';
import { readPicture } from '../media/dimensions.ts';
import { loadState, type SavedSandbox, type State, saveState } from './state.ts';

const worldFile = 'world.json';
const mediaFolder = 'media';
/** Pictures are separate files: they never change, so each is written once. */
const inFiles: ReadonlySet<string> = new Set(['media']);

const fileOf = (id: string) => encodeURIComponent(id);

const readMedia = (folder: string) =>
  new Map(
    readdirSync(folder).map((name) => {
      const bytes = readFileSync(join(folder, name));
      return [
        decodeURIComponent(name),
        { type: readPicture(bytes)?.type ?? 'application/octet-stream', bytes },
      ] as const;
    }),
  );

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Loads what an earlier run has stored. A file that cannot be read is put aside and never overwritten. */
const loadFolder = (state: State, folder: string) => {
  mkdirSync(join(folder, mediaFolder), { recursive: true });
  const file = join(folder, worldFile);
  try {
    // `loadState` checks it part by part.
    const snapshot = JSON.parse(readFileSync(file, 'utf8')) as SavedSandbox;
    const { settings } = state;
    loadState(state, snapshot);
    // Settings belong to this start: a file must not override the flags of today.
    state.world.settings = { ...settings };
    state.world.media = readMedia(join(folder, mediaFolder));
  } catch (error) {
    if (isMissing(error)) return;
    const aside = join(folder, `world-unreadable-${state.clock.now()}.json`);
    renameSync(file, aside);
    process.emitWarning(`The sandbox could not read its world and starts a new one: see ${aside}`);
  }
};

const writeWhole = async (file: string, content: string | Uint8Array) => {
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
};

const writeMedia = async (folder: string, media: State['world']['media']) => {
  await mkdir(folder, { recursive: true });
  const there = new Set(await readdir(folder));
  for (const [id, { bytes }] of media) {
    if (!there.delete(fileOf(id))) await writeWhole(join(folder, fileOf(id)), bytes);
  }
  for (const name of there) await rm(join(folder, name), { force: true });
};

const writeFolder = async (state: State, folder: string) => {
  await writeMedia(join(folder, mediaFolder), state.world.media);
  await writeWhole(join(folder, worldFile), JSON.stringify(saveState(state, inFiles)));
};

/** Saving may take one twentieth of the time. */
const restFactor = 20;
const minRestMs = 250;

export type WorldFolder = {
  /** Reports a change, which is then stored soon. */
  changed(): void;
  /** Stores the remaining changes, and ends. */
  close(): Promise<void>;
};

/** Keeps the world in a folder: reads it when the sandbox is created, and writes it shortly after each change. */
export const openWorldFolder = (state: State, folder: string): WorldFolder => {
  loadFolder(state, folder);
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  let restMs = minRestMs;
  let isChanged = false;
  const write = async () => {
    if (!isChanged) return;
    isChanged = false;
    const started = performance.now();
    await writeFolder(state, folder);
    restMs = Math.max(minRestMs, (performance.now() - started) * restFactor);
  };
  const queueWrite = () => {
    timer = undefined;
    writing = writing.then(write).catch((error: unknown) => {
      process.emitWarning(`The sandbox could not save its world: ${String(error)}`);
    });
    return writing;
  };
  return {
    changed: () => {
      isChanged = true;
      timer ??= setTimeout(queueWrite, restMs).unref();
    },
    close: async () => {
      clearTimeout(timer);
      isChanged = true;
      await queueWrite();
    },
  };
};
