import { lettersFrom } from '../world/digest.ts';
import type { Page } from '../world/entities.ts';
import { findToken, persistToken, tokenLength } from '../world/tokens.ts';
import type { World } from '../world/world.ts';

/** A Page's own token for a person, the same at every read until it has ended. */
export const pageTokenOf = (world: World, page: Page, personId: string | undefined) => {
  if (!personId) return undefined;
  const textOf = (endCount: number) => {
    const again = endCount === 0 ? '' : `:${endCount}`;
    const text = `${world.seed}:page:${page.id}:${personId}${again}`;
    return `EAA${lettersFrom(text, tokenLength - 3)}`;
  };
  let endCount = 0;
  while (findToken(world, textOf(endCount))?.dead !== undefined) endCount += 1;
  const text = textOf(endCount);
  const storedToken = findToken(world, text);
  if (storedToken) return storedToken.token;
  return persistToken(world, {
    token: text,
    type: 'PAGE',
    app_id: world.app.id,
    user_id: personId,
    page_id: page.id,
    scopes: [
      'pages_show_list',
      'pages_read_engagement',
      'pages_manage_ads',
      'leads_retrieval',
      'public_profile',
    ],
    issued: world.clock(),
    long_lived: true,
    expires: 0,
    data_access_expires: 0,
  }).token;
};
