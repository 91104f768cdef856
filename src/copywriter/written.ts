import type { Claim } from './model/claims.ts';
import type { Copy, Hook, Variant } from './types.ts';

/** Per variant what carries its statements. */
export type WrittenClaims = Claim[][];

/** Copy as a writer hands it over. */
export type Written = Copy & { claims: WrittenClaims };

/** What the built-in writer has for a brief; it may be less than was asked for. */
export type Draft = { variants: Variant[]; hooks: Hook[]; claims: WrittenClaims };
