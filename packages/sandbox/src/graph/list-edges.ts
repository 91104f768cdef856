import { mayListPages } from '../protocol/authority.ts';
import type { Call } from '../protocol/call.ts';
import { readShape } from '../protocol/shape.ts';
import { ownedBy } from '../world/collection.ts';
import { listedCurrencies, minimumsOf } from '../world/currency.ts';
import type { Account, AdSet, StoredKind } from '../world/entities.ts';
import { oldestFirst, pagesOf } from '../world/reach.ts';
import { answerList } from './list.ts';

/** An edge that exists but never has rows. */
export const noRows = () => ({ data: [] });

/** Lists a node's objects of one kind. An account's objects are stored under its number without `act_`. */
export const owned =
  (kind: StoredKind) =>
  (call: Call, node: { id: string; account_id: string }): unknown => {
    const owner = node.id.startsWith('act_') ? node.account_id : node.id;
    return answerList(call, kind, call.world.collections[kind].byOwner.get(owner) ?? []);
  };

export const listImages = (call: Call, { account_id }: Account) => {
  const { hashes, name, minwidth, minheight } = readShape(
    { hashes: 'list', name: 'text', minwidth: 'int', minheight: 'int' },
    call.params,
  );
  const images = ownedBy(call.world.collections.image, account_id).filter(
    (image) =>
      (!hashes || hashes.includes(image.hash)) &&
      (!name || image.name === name) &&
      image.width >= (minwidth ?? 0) &&
      image.height >= (minheight ?? 0),
  );
  return answerList(call, 'image', images);
};

/** The Pages that an account may advertise for, without their tokens. */
export const listPromotable = (call: Call, account: Account) => {
  const pages = oldestFirst(account.page_ids.flatMap((id) => call.world.pages.get(id) ?? []));
  return answerList({ ...call, person_id: undefined }, 'page', pages);
};

const pageFields = 'access_token,category,category_list,name,id,tasks';

export const listPages = (call: Call) => {
  const pages = call.person && mayListPages(call.holder) ? pagesOf(call.world, call.person) : [];
  const params = { ...call.params, fields: call.params['fields'] ?? pageFields };
  return answerList({ ...call, params }, 'page', pages);
};

export const listMinimums = (call: Call) => {
  const { bid_amount } = readShape({ bid_amount: 'int' }, call.params);
  return { data: listedCurrencies.map((currency) => minimumsOf(currency, bid_amount)) };
};

/** The creatives of an ad set's ads, each once. */
export const listCreativesOf = (call: Call, { id }: AdSet) => {
  const { ad, creative } = call.world.collections;
  const ids = new Set(ownedBy(ad, id).map(({ creative_id }) => creative_id));
  const creatives = [...ids].flatMap((creativeId) => creative.byId.get(creativeId) ?? []);
  return answerList(call, 'creative', oldestFirst(creatives));
};
