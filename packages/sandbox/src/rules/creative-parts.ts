import { isJson } from '../protocol/shape.ts';
import type { Creative, Json } from '../world/entities.ts';

export const linksOf = ({ spec }: Creative): string[] => {
  const body = isJson(spec['link_data']) ? spec['link_data'] : {};
  const cards = Array.isArray(body['child_attachments']) ? body['child_attachments'] : [];
  return [body, ...cards.filter(isJson)].map((part) => String(part['link'] ?? ''));
};

export const hasCallToAction = ({ spec, extra }: Creative) => {
  const body: Json = isJson(spec['link_data'])
    ? spec['link_data']
    : isJson(spec['video_data'])
      ? spec['video_data']
      : {};
  return [body['call_to_action'], extra['call_to_action'], extra['asset_feed_spec']].some(
    (part) => part !== undefined,
  );
};
