/** The address of each provider if the settings name none. */
export const defaultBaseUrl = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com',
};
