import type { Reading } from '../reading.ts';
import { indexWords } from '../text/word-index.ts';
import type { Licence } from './licence.ts';
import type { Objection } from './objection.ts';

const nobody = indexWords([
  [
    `no nobody nowhere none kein* niemand nirgend* nicht aucun* personne nulle ningun* nadie nessun*
    nenhum* ninguem geen nergens niet`,
    true,
  ],
]);

const moreThan =
  /(?:\p{L}{4,}er|more \p{L}+|better|less|plus \p{L}+|mieux|moins|mas \p{L}+|mejor|menos|piu \p{L}+|meglio|meno|mais \p{L}+|melhor|beter|meer|mehr)(?: \p{L}+){0,2} (?:than|als|que|che|dan|di|do que) (?:at |bei |chez |con |da |bij |the |in )?(?:we|us|our|ours|here|wir|uns|hier|nous|ici|nosotros|aqui|noi|qui|nos|ons|wij)(?!\p{L})/u;

/** "No workshop in town works cleaner than we do", "größer klettern als bei uns kannst du nicht". */
export const unrivalledObjections = ({ tokens }: Reading, { families }: Licence): Objection[] => {
  if (families.has('comparison') || !tokens.some(({ text }) => nobody.find(text))) return [];
  if (!moreThan.test(tokens.map(({ text }) => text).join(' '))) return [];
  const [start, end] = [tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0];
  return [{ rule: 'claims.phrase.comparison', start, end }];
};
