import { makePack } from '../make-pack.ts';
import { angles } from './angles.ts';
import { closers } from './closers.ts';
import { hooks } from './hooks.ts';

/** Italian, tu. */
export const italianPack = makePack({
  angles,
  hooks,
  closers,
  lines: {
    intro: [
      '[!named] {label}: {what}.',
      '[!named] {label}, {what}.',
      '[!named] In una riga: {label}, {what}.',
      '[named] {what}.',
      '---',
      '[!named !addressed] {label}, per {audience}.',
      '[!named !addressed] {label}. Per {audience}.',
      '[!named open] Di che si tratta? {label}.',
      '[!named !addressed] In una riga: {label}, per {audience}.',
      '---',
      '[!named] {label}.',
    ],
    benefits: ['{benefits}'],
    offer: [
      'Per cominciare: {offer}.',
      'La proposta: {offer}.',
      'E in più: {offer}.',
      'Buono a sapersi: {offer}.',
    ],
  },
  headlines: [
    '{b}',
    '{b2}',
    '{offer}',
    '{label}',
    'Per {audience}',
    '{label}: {b}',
    '---',
    'Guarda da vicino',
    'Dai un’occhiata',
    'A te il giudizio',
    'Prima guarda, poi decidi',
    'Con tutti i dettagli',
    'Guarda se fa per te',
    'Chiedi quello che vuoi',
    'Parti dai dettagli',
    'Decidi con i tuoi tempi',
    'Merita un’occhiata',
    'Approfondisci con calma',
    'Tutto a colpo d’occhio',
  ],
  descriptions: [
    '{offer}',
    '{b}',
    '{b2}',
    '{b3}',
    'Per {audience}',
    '{label}',
    '---',
    'Guarda i dettagli',
    'Guarda da vicino',
    'Con i tuoi tempi',
    'Informati con calma',
    'Guarda se fa per te',
    'Chiedi pure',
  ],
});
