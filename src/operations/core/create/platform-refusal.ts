import * as z from 'zod';

/** What the platform says when it refuses; it leaves the service byte for byte. */
export const platformError = z
  .object({
    error: z
      .looseObject({
        message: z.string().optional().describe('What is wrong, for developers.'),
        type: z.string().optional().describe('Such as OAuthException.'),
        code: z.int().optional().describe('Such as 100 for a bad parameter.'),
        error_subcode: z.int().optional().describe('Narrows the code down.'),
        is_transient: z.boolean().optional().describe('Whether the same request may work later.'),
        error_user_title: z.string().optional().describe('What is wrong, for people.'),
        error_user_msg: z.string().optional().describe('What to do about it, for people.'),
        error_data: z
          .unknown()
          .optional()
          .meta({
            openapi: { type: ['object', 'string'], additionalProperties: true },
            description: 'More about the field, as an object or as JSON in a text.',
          }),
        fbtrace_id: z.string().optional().describe('For Meta’s support.'),
      })
      .describe('Meta’s own error object.'),
  })
  .meta({
    id: 'PlatformError',
    description: 'Meta refused the request. This is its own body, unchanged; it has no `detail`.',
  });
