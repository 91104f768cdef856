import type { Body, Params } from './passed-through.ts';
import { isGiven } from './passed-through.ts';

export const imagesPath = (account: string) => `/${account}/adimages`;

/** The label alone: the picture itself is streamed after it, and nothing else belongs there. */
export const imageParams = (body: Body): Params =>
  isGiven(body['name']) ? { name: body['name'] } : {};
