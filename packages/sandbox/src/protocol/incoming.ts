/** The sandbox uses HTTP without TLS. */
export const originOf = (host: string | undefined) => `http://${host ?? 'localhost'}`;

/** True if another site's page sent the request, which is then refused. Browsers name that page. */
export const isForeign = ({ sender, origin }: { sender: string | undefined; origin: string }) =>
  sender !== undefined && sender !== origin;
