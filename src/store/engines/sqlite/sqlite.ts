import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { Failure } from '../../../contract/failures.ts';
import { keepFilesPrivate } from '../../../kernel/private-files.ts';

export const sqliteNow = `cast(unixepoch('subsec') * 1000 as integer)`;

export type Sqlite = InstanceType<typeof Database>;
export type Statement = ReturnType<Sqlite['prepare']>;
/** `isReader`: the statement returns rows. The engine is asked only once, because that takes 2 µs. */
export type PreparedStatement = { statement: Statement; isReader: boolean };

/** One process owns the folder: a second one would not see the first one's locks and counters. */
export const ownFolder = (folder: string) => {
  // The engine creates its files, its log and the socket without a mode, so the whole process creates private
  // files.
  keepFilesPrivate();
  demandWritable(folder);
  const lock = lockFolder(folder);
  if (!lock) {
    const { pid } = readOwner(folder);
    throw new Error(
      `${folder} is in use by another Greenroom process${pid ? ` (pid ${pid})` : ''}. ` +
        'Stop it first, or set DATA_DIR to another folder.',
    );
  }
  writeFileSync(ownerFile(folder), String(process.pid));
  return () => lock.close();
};

const troubleWords: Record<string, string> = {
  EACCES: 'this user may not write there. Give the folder to the user of the service',
  EPERM: 'this user may not write there. Give the folder to the user of the service',
  EROFS: 'its disk is read-only',
  ENOSPC: 'the disk is full. Free some space',
  EDQUOT: 'the disk quota is used up. Free some space',
  ENOTDIR: 'a file is in the place of a folder',
  EEXIST: 'a file is in the place of a folder',
  SQLITE_FULL: 'the disk is full. Free some space',
  SQLITE_IOERR: 'the disk is full or failing. Free some space, or look at the disk',
  SQLITE_CANTOPEN: 'this user may not write there. Give the folder to the user of the service',
  SQLITE_READONLY: 'this user may not write there. Give the folder to the user of the service',
};

const folderError = (folder: string, cause: unknown) => {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const troubleText = troubleWords[code] ?? troubleWords[code.split('_').slice(0, 2).join('_')];
  const words = troubleText ?? (cause instanceof Error ? cause.message : String(cause));
  return new Error(`the data folder ${folder} cannot be used: ${words}; or set DATA_DIR`, {
    cause,
  });
};

/** Makes the folder if need be; the engine's own message about one that cannot be written names neither folder nor cause. */
const demandWritable = (folder: string) => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw folderError(folder, cause);
  }
};

const isTaken = (cause: unknown) =>
  cause instanceof Error && 'code' in cause && String(cause.code).startsWith('SQLITE_BUSY');

/** Null where another process has it. The operating system drops this lock with the process, however that ends. */
const lockFolder = (folder: string) => {
  const lock = openLock(folder);
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
    return lock;
  } catch (cause) {
    lock.close();
    if (isTaken(cause)) return null;
    throw folderError(folder, cause);
  }
};

const openLock = (folder: string) => {
  try {
    return new Database(join(folder, 'owner.lock'));
  } catch (cause) {
    throw folderError(folder, cause);
  }
};

const ownerFile = (folder: string) => join(folder, 'owner.pid');

const stoppingWords = 'is stopping';

const readOwner = (folder: string) => {
  try {
    const [pid = '', ...words] = readFileSync(ownerFile(folder), 'utf8').trim().split(' ');
    return { pid, isStopping: words.join(' ') === stoppingWords };
  } catch {
    return { pid: '', isStopping: false };
  }
};

/** Records beside the lock that this process will soon release the folder. */
export const announceStop = (folder: string) => {
  try {
    writeFileSync(ownerFile(folder), `${process.pid} ${stoppingWords}`);
  } catch {
    // It stops even if the disk is full. A start directly afterwards then does not wait, and reports who has the
    // folder.
  }
};

/** True if the process that has the folder is about to stop, so that waiting some seconds makes sense. */
export const isFolderBeingLeft = (folder: string) => {
  if (!readOwner(folder).isStopping) return false;
  const lock = lockFolder(folder);
  lock?.close();
  return lock === null;
};

export const openSqlite = (file: string) => {
  const sqlite = new Database(file);
  sqlite.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000',
  );
  return sqlite;
};

const mappedBytes = 2 ** 30;

/** Only for reads: pages are read from the system's cache, without a call for each. */
export const openReader = (file: string) => {
  const sqlite = openSqlite(file);
  sqlite.exec(`pragma mmap_size = ${mappedBytes}; pragma query_only = on`);
  return sqlite;
};

export const outOfOrder = (cause: unknown) =>
  new Failure('unavailable', { retryAfterSeconds: 2, cause });

/** A full or failing disk is a passing trouble of ours, not a defect. */
export const asDatabaseFailure = (cause: unknown) => {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return /^SQLITE_(FULL|IOERR|BUSY|CANTOPEN|READONLY)/.test(code) ? outOfOrder(cause) : cause;
};

/** Statements prepared once per text; the text of a hot query never changes. */
export const statementCache = (sqlite: Sqlite) => {
  const statements = new Map<string, PreparedStatement>();
  return {
    of(text: string): PreparedStatement {
      const preparedStatement = statements.get(text);
      if (preparedStatement) return preparedStatement;
      if (statements.size > 500) statements.clear();
      const statement = sqlite.prepare(text);
      const fresh = { statement, isReader: statement.reader };
      statements.set(text, fresh);
      return fresh;
    },
    forget: (text: string) => statements.delete(text),
  };
};

export type Skew = () => number;
