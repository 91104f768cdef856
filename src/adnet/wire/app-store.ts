const appStores = /^https?:\/\/(apps\.apple\.com|itunes\.apple\.com|play\.google\.com)\//i;

/** Whether the address is the page of an app in a store. */
export const isStorePage = (url: string) => appStores.test(url);
