import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOwn, isProduction, type Lock, nameAt } from './lock-file.ts';

const maxPackages = 100;

const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Unlicense',
  'BlueOak-1.0.0',
  'CC0-1.0',
]);

/** A native build that npm picks by machine: one of them is installed, the others are not. */
export const isNativeBuild = (place: string, lock: Lock) =>
  lock.packages[place]?.optional === true && /(linux|darwin|win32)-/.test(nameAt(place));

export type ProductionPackage = { place: string; name: string; version: string; license: string };

/** What an installation without development packages holds, the same on every machine. */
export const productionPackages = (lock: Lock): ProductionPackage[] =>
  Object.entries(lock.packages)
    .filter(([place, entry]) => place !== '' && !isOwn(place, entry) && isProduction(entry))
    .map(([place, { version = '', license = '' }]) => ({
      place,
      name: nameAt(place),
      version,
      license,
    }));

/** How many folders a production install has on one machine. */
export const productionCount = (lock: Lock) => {
  const all = productionPackages(lock);
  const native = all.filter(({ place }) => isNativeBuild(place, lock)).length;
  return all.length - native + Math.min(1, native);
};

type Installed = { license?: string | { type?: string }; licenses?: { type: string }[] };

/** What the package itself says, which is what counts. */
const licenceIn = (folder: string) => {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return null;
  const { license, licenses }: Installed = JSON.parse(readFileSync(file, 'utf8'));
  const named = typeof license === 'string' ? license : license?.type;
  return named ?? licenses?.map(({ type }) => type).join(' OR ') ?? '';
};

/** "(MIT OR X)" is fine where one of them is; "A AND B" needs both. */
const isAllowed = (licence: string) =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => allowed.has(one)));

export const productionProblems = (lock: Lock, home: string): string[] => {
  const problems: string[] = [];
  const count = productionCount(lock);
  if (count >= maxPackages)
    problems.push(`${count} production packages; fewer than ${maxPackages} are wanted`);
  for (const { place, license } of productionPackages(lock)) {
    const licence = licenceIn(join(home, place));
    if (licence === null) {
      if (!isNativeBuild(place, lock)) problems.push(`${place} is not installed`);
      continue;
    }
    if (!isAllowed(licence)) problems.push(`${place} has the licence "${licence}"`);
    if (licence !== license)
      problems.push(`${place}: the lock file says ${license}, the package ${licence}`);
  }
  return problems;
};
