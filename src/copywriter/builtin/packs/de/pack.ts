import { makePack } from '../make-pack.ts';
import { angles } from './angles.ts';
import { closers } from './closers.ts';
import { hooks } from './hooks.ts';

/** German: most frames address nobody; where one must, "du" or "Sie" follows the tone. */
export const germanPack = makePack({
  angles,
  hooks,
  closers,
  lines: {
    intro: [
      '[!named] {label}: {what}.',
      '[!named] {label}, {what}.',
      '[!named] Kurz gesagt: {label}, {what}.',
      '[named] {what}.',
      '---',
      '[!named !addressed] {label}, für {audience}.',
      '[!named !addressed] {label}. Für {audience}.',
      '[!named du] Worum geht’s? {label}.',
      '[!named !addressed] Kurz gesagt: {label}, für {audience}.',
      '---',
      '[!named] {label}.',
    ],
    benefits: ['{benefits}'],
    offer: [
      'Für den Anfang: {offer}.',
      'Das Angebot: {offer}.',
      'Dazu: {offer}.',
      'Gut zu wissen: {offer}.',
    ],
  },
  headlines: [
    '{b}',
    '{b2}',
    '{offer}',
    '{label}',
    'Für {audience}',
    '{label}: {b}',
    '---',
    'Genauer hinsehen',
    'Einfach mal ansehen',
    'Selbst ein Bild machen',
    'Erst sehen, dann entscheiden',
    'Mit allen Details',
    'Prüfen, ob es passt',
    'Einfach fragen',
    'Bei den Details anfangen',
    'Im eigenen Tempo',
    'Einen Blick wert',
    'Zum Kennenlernen',
    'Alles auf einen Blick',
  ],
  descriptions: [
    '{offer}',
    '{b}',
    '{b2}',
    '{b3}',
    'Für {audience}',
    '{label}',
    '---',
    'Details ansehen',
    'Genauer hinsehen',
    'In aller Ruhe',
    'Erst informieren',
    'Prüfen, ob es passt',
    'Fragen willkommen',
  ],
});
