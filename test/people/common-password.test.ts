import { expect, it } from 'vitest';
import { isCommonPassword } from '../../src/sign-in/common-password.ts';

const email = 'maria.lindqvist@northlight.example';

it.each([
  'password1234',
  'Passw0rd!2026',
  'P@ssw0rd1234!',
  'qwertyuiop123',
  'qwertyuiopas',
  '123456789012',
  '987654321098',
  'abcdefghijkl',
  'aaaaaaaaaaaa',
  'abababababab',
  'abcabcabcabc',
  'iloveyou2026!',
  'adminadmin123',
  'Welcome12345!',
  'letmeinplease',
  '1q2w3e4r5t6y',
  '1qaz2wsx3edc',
  'Summer2026!!!',
  'Greenroom2026',
  'maria1234567',
  'Lindqvist2026!',
  'northlight123',
  'trustno1trustno1',
  'changeme1234',
])('refuses %s', (password) => expect(isCommonPassword(password, email)).toBe(true));

it.each([
  'correct horse battery staple',
  'kettle-moss-94-lantern',
  'Vy7#pQ2m!xK9',
  'zwei Fahrräder im Regen',
  '四月の雨は静かに降る夜',
  'thunder banjo ladder',
  '8419-2207-3366-x',
])('takes %s', (password) => expect(isCommonPassword(password, email)).toBe(false));
