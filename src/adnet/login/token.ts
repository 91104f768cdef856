/** Who makes a call, and for which workspace; its calls wait and are cut off apart from all others. */
type Holder = { accountId: string; workspaceId: string };

/** An access token for one call. */
export type Token = {
  value: string;
  /** Our own app obtained it, so a proof belongs with it. */
  ours: boolean;
  owner?: Holder;
  /** The trace of the request that it is used for; it goes along. */
  traceparent?: string | undefined;
};

// Shorter values would cut holes into ordinary words, and no platform token is that short.
const sendable = /^[\x21-\x7e]{8,4096}$/;

/** Whether the text can be an access token of the platform. */
export const isSendable = (token: string) => sendable.test(token);

const headerText = /^[\x21-\x7e]{1,4096}$/;

/** Whether the text can travel in a header at all. */
export const fitsHeader = (token: string) => headerText.test(token);
