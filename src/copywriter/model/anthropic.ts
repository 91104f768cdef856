import * as z from 'zod';
import type { CopyModel, ModelSettings } from './copy-model.ts';
import { createModel, type Dialect, endpoint, systemWithSchema, temperatures } from './dialect.ts';
import { modelError } from './trouble.ts';

const text = z.object({ type: z.literal('text'), text: z.string() });
const call = z.object({ type: z.literal('tool_use'), input: z.record(z.string(), z.unknown()) });
const block = z.union([
  text.transform((part) => part.text),
  call.transform(({ input }) => JSON.stringify(input)),
  z.object({ type: z.string() }).transform(() => ''), // thoughts and what may come
]);

const message = z.object({ stop_reason: z.string().nullish(), content: z.array(block) });

const cutOff = new Set(['max_tokens', 'model_context_window_exceeded']);

const read = (answer: unknown) => {
  const { data } = message.safeParse(answer);
  if (!data) throw modelError('unreadable', 'The model server’s answer is not a message.');
  if (data.stop_reason === 'refusal')
    throw modelError('declined', 'The model declined to write this.');
  return { text: data.content.join(''), isCutOff: cutOff.has(data.stop_reason ?? '') };
};

const tool = 'deliver_ad_copy';

const dialectOf = ({ baseUrl, proxy, model, apiKey }: ModelSettings): Dialect => ({
  proxy,
  url: endpoint(baseUrl.replace(/\/v1\/*$/, ''), '/v1/messages'),
  headers: { 'anthropic-version': '2023-06-01', ...(apiKey ? { 'x-api-key': apiKey } : {}) },
  body: { model },
  ladders: {
    temperature: temperatures,
    // This wire format demands a limit, and older models refuse a large one.
    tokens: [16_000, 8_192, 4_096].map((max_tokens) => () => ({ max_tokens })),
    messages: [
      (request) => ({
        system: systemWithSchema(request),
        messages: [{ role: 'user', content: request.user }],
      }),
    ],
    format: [
      ({ schema }) => ({ output_config: { format: { type: 'json_schema', schema } } }),
      ({ schema }) => ({
        tools: [{ name: tool, description: 'Hands over the ad copy.', input_schema: schema }],
        tool_choice: { type: 'tool', name: tool },
      }),
      () => ({}),
    ],
  },
  read,
});

/** Any server that speaks Anthropic's messages; its base URL may end in /v1 or not. */
export const anthropicModel = (settings: ModelSettings): CopyModel =>
  createModel(dialectOf(settings));
