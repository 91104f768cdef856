import { type Body, isGiven, type Params } from './passed-through.ts';

export const imagesPath = (account: string) => `/${account}/adimages`;

/** Only the name: the picture itself is streamed after it, and no other field belongs here. */
export const imageParams = (body: Body): Params =>
  isGiven(body['name']) ? { name: body['name'] } : {};
