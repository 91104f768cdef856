import table from './platform-errors.json' with { type: 'json' };

export const retryWords = ['never', 'later', 'after_reconnect', 'as_new_request'] as const;
export const confidenceWords = ['high', 'medium', 'low'] as const;

/** What one error of the platform means, and what to do about it. */
export type ErrorHelp = {
  code: number;
  subcode: number | null;
  title: string;
  meaning: string;
  fix: string;
  /** The parameter it concerns, by the platform's name. */
  field: string | null;
  retry: (typeof retryWords)[number];
  confidence: (typeof confidenceWords)[number];
  /** Where the pair of code and subcode is documented or was seen. */
  sources: string[];
};

// A test checks that the file uses only words of the lists above.
export const errorTable = table as ErrorHelp[];

const pairName = (code: number, subcode: number | null) => `${code}/${subcode ?? ''}`;

const byPair = new Map(errorTable.map((help) => [pairName(help.code, help.subcode), help]));

/** The help for this pair; if there is none, the help for the code. */
export const findErrorHelp = (code: number, subcode: number | null): ErrorHelp | undefined =>
  byPair.get(pairName(code, subcode)) ?? byPair.get(pairName(code, null));
