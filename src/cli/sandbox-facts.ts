import { demo } from 'graph-ads-sandbox';
import * as z from 'zod';
import { type Config, localHost } from '../boot/config.ts';
import { refuse } from '../operations/operator/core/refuse.ts';

const imageList = z.object({ data: z.array(z.object({ url: z.string() })) });

export const sandboxAddress = ({ host, sandbox }: Config) =>
  `http://${localHost(host)}:${sandbox.port}`;

/** A picture that the sandbox serves, to try an upload. */
export const anyPicture = async (config: Config) => {
  const origin = sandboxAddress(config);
  const missing = () =>
    refuse(
      [
        `the sandbox does not answer at ${origin}. It starts with the service (npm start); set`,
        'SANDBOX_PORT to the port it listens on',
      ].join(' '),
    );
  const address = `${origin}/v26.0/act_${demo.usdAccountId}/adimages?fields=url&limit=1`;
  const response = await fetch(address, {
    headers: { authorization: `Bearer ${demo.systemUserToken}` },
    signal: AbortSignal.timeout(5_000),
  }).catch(missing);
  const answer = imageList.safeParse(await response.json().catch(missing));
  return answer.data?.data[0]?.url ?? missing();
};

/** What the commands in the documentation need from the sandbox. */
export const sandboxFacts = {
  token: async (_config: Config) => demo.systemUserToken as string,
  picture: anyPicture,
};
