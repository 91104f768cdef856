import { type Config, localHost } from '../boot/config.ts';

export const sandboxAddress = ({ host, sandbox }: Config) =>
  `http://${localHost(host)}:${sandbox.port}`;
