import table from './platform-errors.json' with { type: 'json' };

export const retryWords = ['never', 'later', 'after_reconnect', 'as_new_request'] as const;
export const confidenceWords = ['high', 'medium', 'low'] as const;

/** What one error of the platform means and what to do about it. */
export type ErrorHelp = {
  code: number;
  subcode: number | null;
  title: string;
  meaning: string;
  fix: string;
  /** The parameter it concerns, in the platform's own names. */
  field: string | null;
  retry: (typeof retryWords)[number];
  confidence: (typeof confidenceWords)[number];
  /** Where the pair is described or was seen. */
  sources: string[];
};

// The words of the file are held to the lists above by a test.
export const errorTable = table as ErrorHelp[];

const pairName = (code: number, subcode: number | null) => `${code}/${subcode ?? ''}`;

const byPair = new Map(errorTable.map((help) => [pairName(help.code, help.subcode), help]));

/** The help for this pair, else for its code alone. */
export const findErrorHelp = (code: number, subcode: number | null): ErrorHelp | undefined =>
  byPair.get(pairName(code, subcode)) ?? byPair.get(pairName(code, null));
