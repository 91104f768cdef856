import type { Kind } from '../../packages/client/src/row.ts';
import operations from './generated/operations.json' with { type: 'json' };
import operator from './generated/operator.json' with { type: 'json' };

/** 0 done, 1 failed, 2 called wrongly, 3 not allowed, 4 refused by Meta; 130 when Ctrl-C ended it. */
export type ExitCode = 0 | 1 | 2 | 3 | 4 | 130;

/** An option of a command. */
export type Flag = {
  /** As it is typed, without the dashes. */
  name: string;
  short?: string;
  /** `switch` takes no value; `list` may be given several times; `json` also takes an object or a list. */
  kind: 'text' | 'number' | 'switch' | 'list' | 'json';
  about: string;
  required?: true;
  /** The only values it takes. */
  choices?: readonly string[];
  /** Values that are known; there may be others. */
  known?: readonly string[];
  /** What the service calls it, where that is another name. */
  field?: string;
  /** Its value is a secret: better asked for than typed. */
  secret?: true;
};

/** A word that follows the command's name. */
export type Argument = {
  name: string;
  about: string;
  required?: true;
  choices?: readonly string[];
  /** Values that are known; there may be others. */
  known?: readonly string[];
  /** What is used when it is left out: the workspace's own ad account, or the workspace itself. */
  defaultsTo?: 'ad account' | 'workspace';
};

/** Where a command stands in the help. */
export type Section = 'start' | 'work' | 'operations' | 'operator';

/** What is known about a command without loading what it does. Help, parsing and completion are loops over these. */
export type CommandSpec = {
  /** The words that call it, such as "accounts create". */
  name: string;
  section: Section;
  summary: string;
  /** More than the summary, for its own help. */
  about?: string;
  args?: readonly Argument[];
  flags: readonly Flag[];
  /** What follows the program's name in a typical call. */
  examples: readonly string[];
  /** A file that the examples read. */
  file?: { name: string; text: string };
};

/** A command of the service's operations, as it is generated. */
export type OperationSpec = Omit<CommandSpec, 'section'> & {
  /** The operation's id, such as campaigns.list. */
  id: string;
  /** How often it may be sent. */
  kind: Kind;
  /** `json`: it has a body that -f can hold. `csv`: its body is a file. */
  takes?: 'json' | 'csv';
  /** The service itself writes CSV. */
  hasCsv?: true;
};

/** Every operation of the service, as `npm run docs` wrote it down: the command line does not load the service to know it. */
export const operationSpecs = operations as readonly OperationSpec[];

/** The operator's commands, written down the same way. */
export const operatorSpecs = operator as readonly CommandSpec[];
