import { makePack } from '../make-pack.ts';
import { angles } from './angles.ts';
import { closers } from './closers.ts';
import { hooks } from './hooks.ts';

/** Dutch, je. */
export const dutchPack = makePack({
  angles,
  hooks,
  closers,
  lines: {
    intro: [
      '[!named] {label}: {what}.',
      '[!named] {label}, {what}.',
      '[!named] In één regel: {label}, {what}.',
      '[named] {what}.',
      '---',
      '[!named !addressed] {label}, voor {audience}.',
      '[!named !addressed] {label}. Voor {audience}.',
      '[!named open] Waar gaat het om? {label}.',
      '[!named !addressed] In één regel: {label}, voor {audience}.',
      '---',
      '[!named] {label}.',
    ],
    benefits: ['{benefits}'],
    offer: [
      'Om te beginnen: {offer}.',
      'Het aanbod: {offer}.',
      'En ook: {offer}.',
      'Goed om te weten: {offer}.',
    ],
  },
  headlines: [
    '{b}',
    '{b2}',
    '{offer}',
    '{label}',
    'Voor {audience}',
    '{label}: {b}',
    '---',
    'Van dichtbij bekijken',
    'Kijk even',
    'Oordeel zelf',
    'Eerst kijken, dan beslissen',
    'Met alle details',
    'Kijk of het past',
    'Vraag wat je wilt',
    'Begin bij de details',
    'In je eigen tempo',
    'Een blik waard',
    'Maak kennis',
    'Alles in één oogopslag',
  ],
  descriptions: [
    '{offer}',
    '{b}',
    '{b2}',
    '{b3}',
    'Voor {audience}',
    '{label}',
    '---',
    'Bekijk de details',
    'Kijk van dichtbij',
    'In je eigen tempo',
    'Lees je rustig in',
    'Kijk of het past',
    'Stel je vraag',
  ],
});
