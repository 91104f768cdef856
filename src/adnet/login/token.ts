/** The party for which a call is made. */
export type CallOwner = {
  /** The account that pays for the workspace. Slots and retries are shared out among paying accounts. */
  payerId: string;
  /** The caller. If its calls keep failing, only its own calls are stopped. */
  callerId: string;
  workspaceId: string;
};

/** An access token for one call. */
export type PlatformToken = {
  value: string;
  /** True if our own app obtained it; it is then sent with a proof. */
  ours: boolean;
  owner?: CallOwner;
  /** The trace context of the request, which is sent to the platform. */
  traceparent?: string | undefined;
};

/** The header that carries the trace along, if there is one. */
export const traceHeader = ({ traceparent }: PlatformToken) =>
  traceparent === undefined ? {} : { traceparent };

// Removing a shorter value would damage ordinary words, and no token of the platform is that short.
const sendable = /^[\x21-\x7e]{8,4096}$/;

/** True if the text can be an access token of the platform. */
export const isSendable = (token: string) => sendable.test(token);

const headerText = /^[\x21-\x7e]{1,4096}$/;

/** True if the text can be the value of a header. */
export const fitsHeader = (token: string) => headerText.test(token);
