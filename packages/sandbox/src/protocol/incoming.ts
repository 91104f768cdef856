/** The sandbox speaks HTTP without TLS. */
export const originOf = (host: string | undefined) => `http://${host ?? 'localhost'}`;

/** A browser names the page that posts here; a stranger's page has no say. */
export const isForeign = ({ sender, origin }: { sender: string | undefined; origin: string }) =>
  sender !== undefined && sender !== origin;
