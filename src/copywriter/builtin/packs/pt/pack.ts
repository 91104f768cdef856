import { makePack } from '../make-pack.ts';
import { angles } from './angles.ts';
import { closers } from './closers.ts';
import { hooks } from './hooks.ts';

/** Portuguese, você; wording that reads naturally on both sides of the Atlantic where it can. */
export const portuguesePack = makePack({
  angles,
  hooks,
  closers,
  lines: {
    intro: [
      '[!named] {label}: {what}.',
      '[!named] {label}, {what}.',
      '[!named] Em uma linha: {label}, {what}.',
      '[named] {what}.',
      '---',
      '[!named !addressed] {label}, para {audience}.',
      '[!named !addressed] {label}. Para {audience}.',
      '[!named open] Do que se trata? {label}.',
      '[!named !addressed] Em uma linha: {label}, para {audience}.',
      '---',
      '[!named] {label}.',
    ],
    benefits: ['{benefits}'],
    offer: [
      'Para começar: {offer}.',
      'A proposta: {offer}.',
      'E mais: {offer}.',
      'Bom saber: {offer}.',
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
    'Veja de perto',
    'Dê uma olhada',
    'Julgue você',
    'Primeiro olhe, depois decida',
    'Com todos os detalhes',
    'Veja se combina',
    'Pergunte o que quiser',
    'Comece pelos detalhes',
    'Decida no seu ritmo',
    'Vale uma olhada',
    'Conheça melhor',
    'Tudo num relance',
  ],
  descriptions: [
    '{offer}',
    '{b}',
    '{b2}',
    '{b3}',
    'Para {audience}',
    '{label}',
    '---',
    'Veja os detalhes',
    'Veja de perto',
    'No seu ritmo',
    'Informe-se com calma',
    'Veja se combina',
    'Pergunte',
  ],
});
