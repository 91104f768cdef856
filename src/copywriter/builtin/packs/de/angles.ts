import type { AngleId, AngleTexts } from '../make-pack.ts';

export const angles: Record<AngleId, AngleTexts> = {
  'problem-solution': {
    hooks: [
      '{p}? Es geht auch anders.',
      '{p}? Das muss nicht sein.',
      '[du] Kommt dir das bekannt vor? {p}.',
      '[sie] Kommt Ihnen das bekannt vor? {p}.',
    ],
    headlines: ['{b}', 'Es geht auch anders', '{label}'],
  },
  'key-benefit': {
    hooks: ['{b}. Ganz einfach.', 'Das Wichtigste zuerst: {b}.', 'Fangen wir damit an: {b}.'],
    headlines: ['{b2}', '{label}: {b}', '{label}', 'Das Wichtigste zuerst'],
  },
  offer: {
    hooks: ['Für den Anfang: {offer}.', '{offer}. Das ist das Angebot.', 'Gut zu wissen: {offer}.'],
    headlines: ['{label}', '{b}', 'Das Angebot im Überblick'],
  },
  'second-problem': {
    hooks: [
      'Reden wir offen: {p}.',
      '{p}? Dafür gibt es einen anderen Weg.',
      'Auch so ein Thema: {p}.',
    ],
    headlines: ['{b}', 'Ein anderer Weg', '{label}'],
  },
  checklist: {
    hooks: ['Das Wichtigste, Punkt für Punkt.', 'Kurz zusammengefasst.', 'Alles auf einen Blick.'],
    headlines: ['{label} auf einen Blick', '{label}', 'Auf einen Blick'],
  },
  'feature-spotlight': {
    hooks: [
      'Ein Detail, das zählt: {b}.',
      'Genauer hingeschaut: {b}.',
      'Eine Sache zum Merken: {b}.',
    ],
    headlines: ['{label}: {b2}', '{b2}', 'Das Detail, das zählt'],
  },
  'audience-fit': {
    hooks: [
      'Für {audience}: {label}.',
      'Gedacht für {audience}.',
      '{audience}, aufgepasst.',
      '---',
      '[du] Vielleicht ist das etwas für dich.',
      '[sie] Vielleicht ist das etwas für Sie.',
    ],
    headlines: ['Für {audience}', '{label}', 'Könnte passen'],
  },
  contrarian: {
    hooks: [
      'Wir könnten jetzt übertreiben. Lassen wir lieber.',
      'Diese Anzeige schreit nicht.',
      'Weniger versprechen, mehr zeigen.',
    ],
    headlines: ['Ohne Lärm. Nur {name}', 'Weniger Lärm, mehr Details'],
  },
  'how-to': {
    hooks: [
      'Gut auswählen geht so: erst wissen, was man braucht.',
      'In Ruhe entscheiden: erst ansehen, dann fragen.',
      'Womit anfangen? Mit den Details.',
    ],
    headlines: ['Womit anfangen?', 'Der Anfang: {label}'],
  },
  question: {
    hooks: [
      '[du] Was würdest du als Erstes fragen?',
      '[sie] Was würden Sie als Erstes fragen?',
      '[du] Worauf kommt es dir an?',
      '[sie] Worauf kommt es Ihnen an?',
    ],
    turn: ['[du] Fang einfach bei dir an.', '[sie] Fangen Sie einfach bei sich an.'],
    headlines: ['Worauf kommt es an?', 'Erst die Frage, dann die Wahl'],
  },
  'try-it-yourself': {
    hooks: [
      '[du] Glaub uns nicht einfach. Schau selbst.',
      '[sie] Überzeugen Sie sich selbst.',
      '[du] Mach dir selbst ein Bild.',
      '[sie] Machen Sie sich selbst ein Bild.',
    ],
    headlines: ['Selbst ein Bild machen', '{label}: selbst ansehen'],
  },
  'plain-talk': {
    hooks: ['Ohne Umschweife: {label}.', 'Machen wir es kurz.', 'In wenigen Worten.'],
    headlines: ['Ohne Umschweife', '{label}, kurz gesagt'],
  },
  'first-step': {
    hooks: [
      'Der erste Schritt ist klein: einfach mal ansehen.',
      'Klein anfangen: erst einmal ansehen.',
    ],
    turn: ['[bare] Entschieden werden muss noch nichts.'],
    headlines: ['Der erste Schritt ist klein', 'Erst einmal ansehen'],
  },
  'fit-check': {
    hooks: [
      '[du] Ist das, was du suchst?',
      '[sie] Ist das, was Sie suchen?',
      'Passt das? In Ruhe prüfen.',
      'Noch unsicher? Das ist in Ordnung.',
    ],
    turn: ['Einfach mit der eigenen Liste vergleichen.'],
    headlines: ['Passt das?', 'Prüfen, ob es passt'],
  },
  invitation: {
    hooks: [
      'Eine Einladung zum genaueren Hinsehen.',
      '[du] Komm vorbei und schau es dir an.',
      '[sie] Schauen Sie gern genauer hin.',
    ],
    turn: ['[bare] Fragen sind willkommen.'],
    headlines: ['Eine Einladung', 'Herzlich eingeladen'],
  },
  shortlist: {
    hooks: [
      'Noch etwas für die engere Wahl: {label}.',
      'Gerade am Vergleichen? Hier ist eine Möglichkeit.',
      'Gut zu merken für später.',
    ],
    headlines: ['Für die engere Wahl', 'In Ruhe vergleichen'],
  },
  'own-pace': {
    hooks: [
      'Keine Eile. Erst ansehen, dann entscheiden.',
      '[du] Du musst dich nicht heute entscheiden.',
      '[sie] Sie müssen sich nicht heute entscheiden.',
    ],
    headlines: ['Ganz in Ruhe', 'Erst sehen, dann entscheiden'],
  },
  'ask-first': {
    hooks: [
      'Erst fragen, dann entscheiden.',
      'Noch Fragen? Fangen wir damit an.',
      'Fragen kommen zuerst.',
    ],
    headlines: ['Fragen kommen zuerst', 'Einfach fragen'],
  },
  'second-look': {
    hooks: ['Noch einmal ansehen lohnt sich: {label}.', 'Ruhig noch einmal ansehen.'],
    headlines: ['Noch einmal ansehen', 'Ruhig noch einmal'],
  },
  'simple-choice': {
    hooks: ['Auswählen muss nicht schwer sein.', 'Entscheiden darf einfach sein.'],
    headlines: ['Einfach auswählen', 'Ganz unkompliziert'],
  },
};
