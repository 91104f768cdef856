/** On whose behalf a call is made. */
export type CallOwner = {
  /** The account that pays for the workspace: places and retries are shared out among these. */
  payerId: string;
  /** Who asks: calls that keep failing for one caller are cut off for that caller alone. */
  callerId: string;
  workspaceId: string;
};

/** An access token for one call. */
export type PlatformToken = {
  value: string;
  /** Our own app obtained it, so a proof belongs with it. */
  ours: boolean;
  owner?: CallOwner;
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
