/** How the client reaches the service. */
export type Settings = {
  /** The address of the service, such as https://ads.example.com. */
  url: string;
  /** Begins with gr_live_. */
  apiKey: string;
  /** Act on this workspace instead of the key's own. */
  workspaceId?: string | undefined;
  /** Sends the requests instead of the global `fetch`. */
  fetch?: typeof globalThis.fetch | undefined;
  /** How often a call is sent again at most. Default: 3. */
  retries?: number | undefined;
  /** If the service asks for a longer wait, the call fails and `retryAfter` says so. Default: 60. */
  maxWaitSeconds?: number | undefined;
  /** How many milliseconds an answer may take; then the call fails with the code `timeout`. Default: 90,000. */
  timeout?: number | undefined;
  /** True: errors of Meta are explained (`help`), which takes one small call for each kind of error. Default: true. */
  help?: boolean | undefined;
};

/** The options of every method. */
export type Options = {
  /** Stops the call and its waits. */
  signal?: AbortSignal | undefined;
  /** How many milliseconds this answer may take, instead of the client's `timeout`. */
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
  /** Fields of Meta that this client does not know. They are sent unchanged. */
  extra?: Record<string, unknown> | undefined;
};

/** An input with another form of one field, such as `As<CampaignsListInput, { format: 'csv' }>`. */
export type As<Input, Form> = Omit<Input, keyof Form> & Form;

/** One page when awaited; all rows of all pages in a `for await` loop. */
export type List<Page, Row> = Promise<Page> & AsyncIterable<Row>;
