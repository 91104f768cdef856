/** An address without the slashes at its end. The look-behind keeps the time linear: a text may be all slashes. */
export const withoutSlashes = (address: string) => address.replace(/(?<!\/)\/+$/, '');
