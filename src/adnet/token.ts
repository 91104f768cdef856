/** An access token for one call; `ours` says that our own app obtained it, so a proof belongs with it. */
export type Token = { value: string; ours: boolean };

// Shorter values would cut holes into ordinary words, and no platform token is that short.
const sendable = /^[\x21-\x7e]{8,4096}$/;

/** Whether the text can travel in a header at all. */
export const isSendable = (token: string) => sendable.test(token);
