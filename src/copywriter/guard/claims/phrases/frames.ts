import { readSheet } from '../../../languages/sheet.ts';
import { wordsOf } from '../../../types.ts';
import type { PhraseTable } from './table.ts';

/** Kinds of words that boasts are made of; each language lists its own. */
const kinds = wordsOf(
  'nobody everybody every likes likeUs here more rivals experts most never forGood soon youWill result body betters scarce ifNot mends others neverAgain proven',
);

/** How boasts are built in every language: {part} stands for the language's words of that kind. */
const frames = {
  evidence: `{proven}`,
  acclaim: `{experts}, @expert, (the|our|der|die|das|den|dem|unser*|de|het|onze) @most ~2 (in|of|on|around|this side|you ll|der|des|im|von|vom|am|aus|auf|weit|van|op|ter|uit), {every} ~2 @who, {nobody} ~6 {likeUs}, {nobody} ~5 {here}, {everybody} ~4 {likes}, {likes} ~3 {everybody}, {most}`,
  rivalry: `{others}, {nobody} ~6 {more}, {more} ~6 {nobody}, {more} ~2 (than|als|dan|que|qu|che|de|di|del*|do|da|dos|das) ~2 {rivals}, {rivals} ~4 {more}`,
  outcome: `{neverAgain}, {soon} ~6 {youWill}, {youWill} ~5 {result}, {soon} ~5 {result}, {result} ~4 {soon}, {result} ~3 {forGood}, {never} ~5 {forGood}, {youWill} {never}, {betters} ~3 {body}, {body} ~4 {betters}`,
  scarcity: `{scarce}`,
  remedy: `{ifNot} ~9 {mends}`,
} as const satisfies PhraseTable;

/** The frames filled with the words of one language's sheet ("# nobody: niemand|keiner"). */
export const boastsOf = (sheet: string): PhraseTable => {
  const words = readSheet(kinds, sheet);
  const filled = Object.entries(frames).map(([family, list]) => [
    family,
    // The names in braces are those of the kinds.
    list.replace(/\{(\w+)\}/g, (_, kind) => `(${words[kind as keyof typeof words].join('|')})`),
  ]);
  return Object.fromEntries(filled);
};
