import type { Phrase } from './brief-parts.ts';
import type { Product } from './product.ts';
import type { Subject } from './weave.ts';

/** What one variant or hook may speak of: the leading pain and benefit come first in their lists. */
export type Material = {
  product: Product;
  subject: Subject;
  audience: string | null;
  pains: Phrase[];
  benefits: Phrase[];
  /** The benefit that answers the first pain, if one does. */
  answer: Phrase | null;
  offer: string | null;
  proof: string | null;
  style: number;
  plain: boolean;
};
