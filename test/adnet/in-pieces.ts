import { Pieces } from '../../src/kernel/answers/pieces.ts';

/** The body as a network might bring it. */
export const inPieces = (body: Buffer, cuts: number[]) => {
  const places = [0, ...cuts.filter((at) => at < body.length).sort((a, b) => a - b), body.length];
  return new Pieces(places.slice(1).map((end, at) => body.subarray(places[at], end)));
};
