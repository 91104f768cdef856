import * as z from 'zod';
import type { CopyModel, ModelSettings } from './copy-model.ts';
import { createModel, type Dialect, endpoint, systemWithSchema, temperatures } from './dialect.ts';
import { modelError } from './trouble.ts';

const textPart = z.object({ text: z.string().catch('') });

const completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({
          content: z.union([z.string(), z.array(textPart)]).nullish(),
          refusal: z.string().nullish(),
        }),
      }),
    )
    .min(1),
});

const read = (answer: unknown) => {
  const [choice] = completion.safeParse(answer).data?.choices ?? [];
  if (!choice)
    throw modelError('unreadable', 'The model server’s answer is not a chat completion.');
  if (choice.finish_reason === 'content_filter')
    throw modelError('filtered', 'The model server’s content filter withheld the answer.');
  const { content, refusal } = choice.message;
  if (refusal) throw modelError('declined', 'The model declined to write this.');
  const text = Array.isArray(content) ? content.map((part) => part.text).join('') : (content ?? '');
  return { text, isCutOff: choice.finish_reason === 'length' };
};

const dialectOf = ({ baseUrl, proxy, model, apiKey }: ModelSettings): Dialect => ({
  proxy,
  url: endpoint(baseUrl, '/chat/completions'),
  headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
  body: { model, stream: false },
  ladders: {
    temperature: temperatures,
    // The older name for servers that refuse the newer one; then the server's own default.
    tokens: [() => ({ max_completion_tokens: 16_000 }), () => ({ max_tokens: 8_000 }), () => ({})],
    // Some models' chat templates know no system role.
    messages: [
      (request) => ({
        messages: [
          { role: 'system', content: systemWithSchema(request) },
          { role: 'user', content: request.user },
        ],
      }),
      (request) => ({
        messages: [{ role: 'user', content: `${systemWithSchema(request)}\n\n${request.user}` }],
      }),
    ],
    format: [
      ({ schema }) => ({
        response_format: {
          type: 'json_schema',
          json_schema: { name: 'ad_copy', strict: true, schema },
        },
      }),
      () => ({ response_format: { type: 'json_object' } }),
      () => ({}),
    ],
  },
  read,
});

/** Any server that speaks OpenAI's chat completions: OpenAI, Ollama, vLLM, llama.cpp and others. */
export const openaiModel = (settings: ModelSettings): CopyModel => createModel(dialectOf(settings));
