import { isJson } from '../protocol/shape.ts';
import type { Entity } from '../world/entities.ts';
import { alterableKinds } from '../world/modes.ts';
import type { World } from '../world/world.ts';

type Path = readonly string[];

const partsUnder = (name: string, path: string): Path | undefined => {
  const [first, ...rest] = path.split('.');
  return first === name ? rest : undefined;
};

/** A copy of the value with another part at the path, or without it. */
const withPart = (value: unknown, path: Path, part: unknown): unknown => {
  const [name, ...rest] = path;
  if (name === undefined) return part;
  if (part === undefined && !isJson(value)) return value;
  const { [name]: currentPart, ...others } = isJson(value) ? value : {};
  const next = withPart(currentPart, rest, part);
  return next === undefined ? others : { ...others, [name]: next };
};

const isAlterable = (kind: string): kind is (typeof alterableKinds)[number] =>
  alterableKinds.some((candidate) => candidate === kind);

/** The value of a field in a read: the stored one, unless a mode drops or changes it. */
export const readBack = ({ modes }: World, { kind }: Entity, name: string, value: unknown) => {
  const alteration = isAlterable(kind) ? modes.readBack[kind] : undefined;
  if (!alteration) return value;
  const changes: [string, unknown][] = [
    ...alteration.drop.map((path): [string, unknown] => [path, undefined]),
    ...Object.entries(alteration.set),
  ];
  return changes.reduce((value, [path, part]) => {
    const parts = partsUnder(name, path);
    return parts ? withPart(value, parts, part) : value;
  }, value);
};
