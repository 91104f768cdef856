import { makePack } from '../make-pack.ts';
import { angles } from './angles.ts';
import { closers } from './closers.ts';
import { hooks } from './hooks.ts';

/** Spanish, tú. Customer phrases stay untouched: alone, after a colon, or as a question. */
export const spanishPack = makePack({
  angles,
  hooks,
  closers,
  lines: {
    intro: [
      '[!named] {label}: {what}.',
      '[!named] {label}, {what}.',
      '[!named] En una línea: {label}, {what}.',
      '[named] {what}.',
      '---',
      '[!named !addressed] {label}, para {audience}.',
      '[!named !addressed] {label}. Para {audience}.',
      '[!named open] De esto va: {label}.',
      '[!named !addressed] En una línea: {label}, para {audience}.',
      '---',
      '[!named] {label}.',
    ],
    benefits: ['{benefits}'],
    offer: [
      'Para empezar: {offer}.',
      'La propuesta: {offer}.',
      'Y además: {offer}.',
      'Bueno es saberlo: {offer}.',
    ],
  },
  headlines: [
    '{b}',
    '{b2}',
    '{offer}',
    '{label}',
    'Para {audience}',
    '{label}: {b}',
    '---',
    'Míralo de cerca',
    'Echa un vistazo',
    'A tu juicio',
    'Primero mira, luego decide',
    'Con todos los detalles',
    'Mira si te encaja',
    'Pregunta lo que quieras',
    'Empieza por los detalles',
    'Decide a tu ritmo',
    'Vale la pena mirarlo',
    'Conócelo mejor',
    'Todo de un vistazo',
  ],
  descriptions: [
    '{offer}',
    '{b}',
    '{b2}',
    '{b3}',
    'Para {audience}',
    '{label}',
    '---',
    'Mira los detalles',
    'Míralo de cerca',
    'A tu ritmo',
    'Infórmate con calma',
    'Mira si te encaja',
    'Pregúntanos',
  ],
});
