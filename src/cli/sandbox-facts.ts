import { type Config, localHost } from '../config.ts';
import { refuse } from '../operations/operator/refuse.ts';
import { demo } from '../sandbox/sandbox.ts';

/** A picture the sandbox platform serves, for trying out an upload. */
export const anyPicture = async ({ host, sandbox }: Config) => {
  const origin = `http://${localHost(host)}:${sandbox.port}`;
  const address = `${origin}/v26.0/act_${demo.usdAccountId}/adimages?fields=url&limit=1`;
  const response = await fetch(address, {
    headers: { authorization: `Bearer ${demo.systemUserToken}` },
  }).catch(() =>
    refuse(`the sandbox platform does not answer at ${origin}; start it with: npm start`),
  );
  // The sandbox answers like the platform: a list of images with the field asked for.
  const { data } = (await response.json()) as { data: { url: string }[] };
  return data[0]?.url ?? refuse('the sandbox platform has no picture');
};

/** What the README's walk needs to know of the sandbox platform. */
export const sandboxFacts: Record<string, (config: Config) => Promise<string>> = {
  token: async () => demo.systemUserToken,
  picture: anyPicture,
};
