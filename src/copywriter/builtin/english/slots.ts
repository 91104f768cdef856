import type { Slots } from '../frame.ts';
import type { Material } from './material.ts';
import { ofPhrase } from './phrase-slots.ts';
import { productSlots } from './product-slots.ts';

export const slotsFor =
  (material: Material): Slots =>
  (name) => {
    const product = productSlots[name];
    return product ? product(material) : ofPhrase(name, material);
  };
