import { specification } from '../../adnet/specification.ts';

const optOut = { enroll_status: 'OPT_OUT' };

/** Meta refuses the first bundle, and returns both only in reads. */
const bundles = ['standard_enhancements', 'standard_enhancements_catalog'];

/** Every feature in Meta's own specification, switched off. */
export const featuresOff = Object.fromEntries(
  Object.keys(specification.nodes['AdCreativeFeaturesSpec'] ?? {})
    .filter((name) => !bundles.includes(name))
    .map((name) => [name, optOut]),
);

/** The switches beside the story of a creative that we write. */
export const switchesOff = {
  contextual_multi_ads: optOut,
  degrees_of_freedom_spec: { creative_features_spec: featuresOff },
};

export const shopOff = { destination_spec: { destination_type: 'WEBSITE_AND_SHOP_OPT_OUT' } };
