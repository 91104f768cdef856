import { type Body, type Params, passedThrough } from './passed-through.ts';

export const adsPath = (account: string) => `/${account}/ads`;

/** A creative written out inside an ad would be a second object, so only its id is sent. */
export const adParams = (body: Body): Params => ({
  ...passedThrough(body, ['account_id', 'status', 'creative', 'creative_id']),
  creative: { creative_id: body['creative_id'] },
  status: 'PAUSED',
});

/** For an object that was found live although it was sent paused. */
export const pausePath = (id: string) => `/${id}`;

export const pauseParams: Params = { status: 'PAUSED' };
