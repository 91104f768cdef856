/** The customer's words, validated. `language` is a BCP 47 tag such as "en" or "pt-BR". */
export type Brief = {
  product: string;
  audience: string;
  offer?: string | undefined;
  pain_points: string[];
  benefits: string[];
  tone?: string | undefined;
  objective?: string | undefined;
  landing_url?: string | undefined;
  language: string;
  /** The language was not named and cannot be recognised, so the text is in English. */
  isLanguageInDoubt?: true;
  num_variants: number;
  num_hooks: number;
};

/** Characters that a platform shows, and that our texts keep to. */
export const limits = { headline: 40, description: 30, hook: 110, firstScreen: 125 } as const;

/** What no text may have: control and direction characters, and halves of characters. */
export const forbidden =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Any one of the words: Words<'one two'> is 'one' | 'two'. */
type Words<List extends string> = List extends `${infer Word} ${infer Rest}`
  ? Word | Words<Rest>
  : List;

// A list of words parted by blanks holds exactly these.
const wordsOf = <List extends string>(list: List) => list.split(' ') as Words<List>[];

export const callToActionTypes = wordsOf(
  'LEARN_MORE SHOP_NOW SIGN_UP GET_OFFER ORDER_NOW BOOK_TRAVEL CONTACT_US DOWNLOAD SUBSCRIBE GET_QUOTE APPLY_NOW WATCH_MORE',
);

export type CallToActionType = (typeof callToActionTypes)[number];

/** Labels that people read beside a hook. They are ours, so the guard allows exactly these words. */
export const categoryLabels = {
  'fear-loss': 'Fear of loss',
  curiosity: 'Curiosity',
  'social-proof': 'Social proof',
  contrarian: 'Contrarian',
  'how-to': 'How-to',
  'trend-jacking': 'Trend-jacking',
  identity: 'Identity',
} as const;

export type HookCategory = keyof typeof categoryLabels;

// The keys of the table are its own.
export const hookCategories = Object.keys(categoryLabels) as readonly HookCategory[];

export type Variant = {
  id: string;
  angle: string;
  hook: string;
  primary_text: string;
  headline: string;
  description: string;
  call_to_action_type: CallToActionType;
};

export type Hook = { category: HookCategory; category_label: string; text: string };

/** What of the brief was not used, and why: `about` is its place, such as `benefits[2]`. */
export type Note = { about: string; message: string };

export type Copy = { variants: Variant[]; hooks: Hook[]; notes?: Note[] };

/** Words of the copy, and the words of the brief that carry them. */
export type Claim = { words: string; sources: { fact: string; quote: string }[] };

/** Copy as a writer hands it over: per variant what carries its statements. */
export type CopyWithClaims = Copy & { claims: Claim[][] };

/** The built-in writer's draft, which may have fewer texts than requested. */
export type Draft = Omit<CopyWithClaims, 'notes'>;

/**
 * How serious a finding is. `stop`: the text is not returned. `hold`: only a reader can decide, so a model is asked
 * again, and the text is left out with a note; a check shows it. `warn`: it is only shown.
 */
export const levels = ['stop', 'hold', 'warn'] as const;

export type Level = (typeof levels)[number];

/** One objection of the guard: which rule, how grave, in which text and where in it. */
export type Finding = {
  /** Index of the variant; null if the text belongs to no variant, such as a hook. */
  variant: number | null;
  /** A field of the variant such as `headline`, or a place of its own such as `hooks[2].text`. */
  field: string;
  rule: string;
  level: Level;
  /** The words objected to. */
  text: string;
  /** UTF-16 offsets of these words in the field. */
  start: number;
  end: number;
  message: string;
  /** A correction, if the guard knows one. */
  suggestion?: string;
};

/** A finding before it is known in which field of which variant the text is. */
export type Fault = Omit<Finding, 'variant' | 'field'>;

/** The place of a finding in an answer: `variants[0].headline`, `hooks[2].text`. */
export const pathOf = ({ variant, field }: Pick<Finding, 'variant' | 'field'>): string =>
  variant === null ? field : `variants[${variant}].${field}`;

/** Ends of the guard's messages that name fields of the request. A page names them otherwise, so it finds them here. */
export const briefLacks = {
  number: 'product, offer and benefits do not supply.',
  proof: 'benefits do not supply it.',
  claim: 'benefits do not.',
} as const;

export const isStopped = (findings: readonly Pick<Finding, 'level'>[]): boolean =>
  findings.some(({ level }) => level === 'stop');

/** What a model is doing, in words for the person who waits. */
export type OnStep = (words: string) => void;

export type WriteOptions = {
  signal: AbortSignal;
  onStep?: OnStep | undefined;
  /** Called with what the guard said of each answer of a model, and of the copy at the end. */
  onFindings?: ((findings: Finding[]) => void) | undefined;
};
