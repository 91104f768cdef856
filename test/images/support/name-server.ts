import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { isIPv6 } from 'node:net';

/** Addresses by name, asked for anew each time; undefined means that there is no such name. */
export type Zone = (name: string) => string[] | undefined;

const expand = (address: string) => {
  const [left = '', right] = address
    .replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, a, b, c, d) =>
      [(a << 8) | b, (c << 8) | d].map((part) => part.toString(16)).join(':'),
    )
    .split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const head = groups(left);
  const tail = right === undefined ? [] : groups(right);
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
};

const bytesOf = (address: string) =>
  isIPv6(address)
    ? Buffer.from(
        expand(address)
          .map((group) => group.padStart(4, '0'))
          .join(''),
        'hex',
      )
    : Buffer.from(address.split('.').map(Number));

const nameIn = (query: Buffer) => {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 };
};

const record = (address: string) => {
  const bytes = bytesOf(address);
  const type = bytes.length === 16 ? 28 : 1;
  return Buffer.concat([
    Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 0, 0, bytes.length]),
    bytes,
  ]);
};

const reply = (query: Buffer, zone: Zone) => {
  const { name, end } = nameIn(query);
  const wantsV6 = query.readUInt16BE(end - 4) === 28;
  const addresses = zone(name);
  const records = (addresses ?? []).filter((address) => isIPv6(address) === wantsV6).map(record);
  const head = Buffer.from(query.subarray(0, 12));
  head.writeUInt16BE(addresses ? 0x8180 : 0x8183, 2);
  head.writeUInt16BE(records.length, 6);
  head.writeUInt32BE(0, 8);
  return Buffer.concat([head, query.subarray(12, end), ...records]);
};

/** As much of a name server as a resolver needs: A and AAAA over UDP, nothing kept for later. */
export const serveNames = async (address: string, zone: Zone) => {
  const socket = createSocket('udp4');
  socket.on('message', (query, { address: host, port }) => {
    socket.send(reply(query, zone), port, host);
  });
  socket.bind(53, address);
  await once(socket, 'listening');
  return () => socket.close();
};
