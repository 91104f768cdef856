import {
  mapMedia,
  type Shape,
  type ShapedAsset,
  shapedMedia,
  shapeFor,
  shapes,
} from '../../adnet/wire/shapes.ts';

export type ShapeName = Shape;

/** The shapes that one ad may have, for screens and agents. */
export const shapeNames: readonly ShapeName[] = shapes;

/** A value for feeds, for stories and reels, and for wide placements. */
export type ByPlacement<T> = { feed: T; fullScreen: T; wide: T };

/** The shape that each kind of placement shows. */
export const placedShapes = (given: readonly ShapeName[]): ByPlacement<ShapeName | undefined> => ({
  feed: shapeFor('feed', given),
  fullScreen: shapeFor('full_screen', given),
  wide: shapeFor('wide', given),
});

/** The picture or video of a creative that each kind of placement shows. */
export const placedAssets = (params: Record<string, unknown>): ByPlacement<ShapedAsset> => {
  const media = shapedMedia(params);
  if (!media) return { feed: params, fullScreen: params, wide: params };
  const byPlacement = placedShapes(media.assets.map(([shape]) => shape));
  const assetOf = (shape: ShapeName | undefined): ShapedAsset =>
    media.assets.find(([given]) => given === shape)?.[1] ?? {};
  return {
    feed: assetOf(byPlacement.feed),
    fullScreen: assetOf(byPlacement.fullScreen),
    wide: assetOf(byPlacement.wide),
  };
};

/** The `media` of a creative, with each picture and video converted by `show`. */
export const shownMediaOf = (media: unknown, show: (value: unknown) => unknown): unknown =>
  mapMedia(media, show);
