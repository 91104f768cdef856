/** Rules name the place in the request; on a page it stands above. */
export const sentence = (message: string) => {
  const words = message.replace(/^variants\[\d+\]\.\w+ /, '');
  return `${/^[a-z]/.test(words) ? 'It ' : ''}${words}`.replace(/\.?$/, '.');
};
