import { refuse } from './refusal.ts';

export type FilePart = { field: string; filename: string; bytes: Buffer };

const refuseBody = () =>
  refuse({ code: 100, message: '(#100) The multipart body of the request cannot be read.' });

const boundaryOf = (contentType: string) => {
  const match = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType);
  return match?.[1] ?? match?.[2];
};

/** The bytes between two boundary lines, without the line break that belongs to the boundary. */
const splitParts = (body: Buffer, boundary: string) => {
  const mark = Buffer.from(`--${boundary}`);
  const parts: Buffer[] = [];
  let from = body.indexOf(mark);
  while (from !== -1) {
    const start = from + mark.length;
    const next = body.indexOf(mark, start);
    if (next === -1) break;
    parts.push(body.subarray(start + 2, next - 2));
    from = next;
  }
  return parts;
};

const attribute = (header: string, name: string) =>
  new RegExp(`[;\\s]${name}="([^"]*)"`, 'i').exec(header)?.[1];

export const parseMultipart = (contentType: string, body: Buffer) => {
  const boundary = boundaryOf(contentType) ?? refuseBody();
  const params: Record<string, unknown> = {};
  const files: FilePart[] = [];
  for (const part of splitParts(body, boundary)) {
    const gap = part.indexOf('\r\n\r\n');
    if (gap === -1) refuseBody();
    const head = part.subarray(0, gap).toString('utf8');
    const bytes = part.subarray(gap + 4);
    const field = attribute(head, 'name');
    if (field === undefined) continue;
    const filename = attribute(head, 'filename');
    if (filename === undefined) params[field] = bytes.toString('utf8');
    else files.push({ field, filename, bytes });
  }
  return { params, files };
};
