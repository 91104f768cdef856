import { clientPath } from '../clients.ts';
import type { Visit } from '../screen.ts';

type Picture = { url: string } | { account: string; hash: string };

/** Where the browser finds a picture: always with us, whoever keeps it. */
export const pictureAt = ({ client }: Visit, picture: Picture) =>
  `${clientPath(client?.workspace_id ?? '', 'media')}?${new URLSearchParams(picture).toString()}`;
