import { makePack } from '../make-pack.ts';
import { angles } from './angles.ts';
import { closers } from './closers.ts';
import { hooks } from './hooks.ts';

/** French, vous. Narrow no-break spaces before high signs are left out: platforms break them. */
export const frenchPack = makePack({
  angles,
  hooks,
  closers,
  lines: {
    intro: [
      '[!named] {label} : {what}.',
      '[!named] {label}, {what}.',
      '[!named] En une ligne : {label}, {what}.',
      '[named] {what}.',
      '---',
      '[!named !addressed] {label}, pour {audience}.',
      '[!named !addressed] {label}. Pour {audience}.',
      '[!named open] De quoi s’agit-il ? {label}.',
      '[!named !addressed] En une ligne : {label}, pour {audience}.',
      '---',
      '[!named] {label}.',
    ],
    benefits: ['{benefits}'],
    offer: [
      'Pour commencer : {offer}.',
      'La proposition : {offer}.',
      'Et aussi : {offer}.',
      'Bon à savoir : {offer}.',
    ],
  },
  headlines: [
    '{b}',
    '{b2}',
    '{offer}',
    '{label}',
    'Pour {audience}',
    '{label} : {b}',
    '---',
    'À voir de plus près',
    'Jetez un coup d’œil',
    'À vous de juger',
    'Regardez, puis décidez',
    'Avec tous les détails',
    'Voyez si cela vous va',
    'Posez vos questions',
    'Commencez par les détails',
    'Décidez à votre rythme',
    'Cela vaut un coup d’œil',
    'Faites connaissance',
    'Tout en un coup d’œil',
  ],
  descriptions: [
    '{offer}',
    '{b}',
    '{b2}',
    '{b3}',
    'Pour {audience}',
    '{label}',
    '---',
    'Voyez les détails',
    'À voir de plus près',
    'À votre rythme',
    'Informez-vous',
    'Voyez si cela vous va',
    'Posez vos questions',
  ],
});
