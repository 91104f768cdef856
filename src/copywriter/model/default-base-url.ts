/** Where a provider is asked when the settings name no address. */
export const defaultBaseUrl = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com',
};
