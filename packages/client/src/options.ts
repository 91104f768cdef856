/** How the client reaches the service. */
export type Settings = {
  /** Where the service is, such as https://ads.example.com. */
  url: string;
  /** Begins with gr_live_. */
  apiKey: string;
  /** Act on this workspace instead of the key's own. */
  workspaceId?: string | undefined;
  /** Sends the requests instead of the global `fetch`. */
  fetch?: typeof globalThis.fetch | undefined;
  /** How often a call is sent again at most. Default: 3. */
  retries?: number | undefined;
  /** A longer Retry-After is not waited for: the call fails and says `retryAfter`. Default: 60. */
  maxWaitSeconds?: number | undefined;
  /** Milliseconds that an answer may take; then the call fails with the code `timeout`. Default: 90,000. */
  timeout?: number | undefined;
  /** Whether an error of Meta is explained (`help`), which takes one small call per kind of error. Default: true. */
  help?: boolean | undefined;
};

/** What every method takes beside its input. */
export type Options = {
  /** Stops the call, its waits included. */
  signal?: AbortSignal | undefined;
  /** Milliseconds that this answer may take, instead of the client's `timeout`. */
  timeout?: number | undefined;
  /** Act on this workspace. */
  workspaceId?: string | undefined;
  /** Use this access token of Meta instead of the stored connection. */
  accessToken?: string | undefined;
};

export type WriteOptions = {
  /** Default: a new one for every call, the same for its retries. */
  idempotencyKey?: string | undefined;
};

export type OpenOptions = {
  /** Fields of Meta that this client does not know. They are sent as they are. */
  extra?: Record<string, unknown> | undefined;
};

/** An input with another form of one field, such as `As<CampaignsListInput, { format: 'csv' }>`. */
export type As<Input, Form> = Omit<Input, keyof Form> & Form;

/** One page when awaited; all rows of all pages in a `for await` loop. */
export type List<Page, Row> = Promise<Page> & AsyncIterable<Row>;
