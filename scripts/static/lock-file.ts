export type LockEntry = {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  license?: string;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

export type Lock = { lockfileVersion: number; packages: Record<string, LockEntry> };

export type Manifest = {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Record<string, string>;
};

/** The package at a place in the lock file: node_modules/a/node_modules/@b/c is @b/c. */
export const nameAt = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 13);

export const isProduction = ({ dev, devOptional }: LockEntry) => !dev && !devOptional;

/** A package of this repository, or npm's link to it: nothing of it is fetched. */
export const isOwn = (place: string, { link, resolved }: LockEntry) =>
  place.startsWith('packages/') || (link === true && resolved?.startsWith('packages/') === true);

/** Sources that npm fetches without a registry's checksum, or from this machine. */
const elsewhere = /^(git|github|gitlab|bitbucket|https?|file|link|ssh)[:+]|^[\w-]+\/[\w.-]+(#|$)/;
/** One version; "npm:" and a name before it where a package is kept under another name. */
const exact = /^(npm:[@\w/.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

const entryProblems = (place: string, entry: LockEntry) => {
  const problems: string[] = [];
  if (!entry.version) problems.push(`${place} has no version`);
  if (!/^sha512-[\w+/]{86}==$/.test(entry.integrity ?? ''))
    problems.push(`${place} has no sha512 integrity`);
  if (entry.resolved !== undefined) problems.push(`${place} names a host: ${entry.resolved}`);
  if (entry.link) problems.push(`${place} is a link`);
  if (entry.hasInstallScript && isProduction(entry))
    problems.push(`${place} runs a script when it is installed, in production`);
  const wanted = { ...entry.dependencies, ...entry.optionalDependencies };
  for (const [name, range] of Object.entries(wanted))
    if (elsewhere.test(range)) problems.push(`${place} wants ${name} from ${range}`);
  return problems;
};

const manifestProblems = ({ dependencies, devDependencies }: Manifest, root: LockEntry) => {
  const problems: string[] = [];
  const asked = { ...dependencies, ...devDependencies };
  const locked = { ...root.dependencies, ...root.devDependencies };
  for (const [name, range] of Object.entries(asked)) {
    if (!exact.test(range)) problems.push(`package.json wants ${name} ${range}, not one version`);
    if (locked[name] !== range) problems.push(`the lock file does not have ${name} ${range}`);
  }
  for (const name of Object.keys(locked))
    if (!(name in asked)) problems.push(`the lock file has ${name}, package.json does not`);
  return problems;
};

const overrideProblems = ({ overrides }: Manifest, packages: Lock['packages']) =>
  Object.entries(packages).flatMap(([place, { version }]) => {
    const wanted = overrides[nameAt(place)];
    return wanted === undefined || wanted === version
      ? []
      : [`${place} is ${version}, the override says ${wanted}`];
  });

/** Everything about the lock file that would let an install differ from the one we tested. */
export const lockProblems = (lock: Lock, manifest: Manifest): string[] => {
  const { '': root = {}, ...packages } = lock.packages;
  return [
    ...(lock.lockfileVersion === 3 ? [] : [`lockfileVersion is ${lock.lockfileVersion}, not 3`]),
    ...manifestProblems(manifest, root),
    ...Object.entries(packages)
      .filter(([place, entry]) => !isOwn(place, entry))
      .flatMap(([place, entry]) => entryProblems(place, entry)),
    ...overrideProblems(manifest, packages),
  ];
};
