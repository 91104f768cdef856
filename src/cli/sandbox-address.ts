import { type Config, localHost } from '../config.ts';

export const sandboxAddress = ({ host, sandbox }: Config) =>
  `http://${localHost(host)}:${sandbox.port}`;
