export { GreenroomError, type Help } from './error.ts';
export type * from './generated/types.ts';
export { Greenroom } from './greenroom.ts';
export type * from './launch-body.ts';
export type { As, List, OpenOptions, Options, Settings, WriteOptions } from './options.ts';
export type { WaitOptions } from './wait.ts';
export { type ReceivedWebhook, verifyWebhook, type WebhookEvent } from './webhook.ts';
