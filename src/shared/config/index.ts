export const appVersion = __APP_VERSION__;

/** When a language lacks a text, the page shows it in this one. Spec: shell §4. */
export const fallbackLanguage = 'en';
/** The browser keeps the slip under this name. The start looks there before the coupon's own code arrives. */
export const couponKey = 'openbook.coupon';
/** Texts that every page of the main layout shows. The early script asks for them in this order. */
export const startGroups: readonly string[] = 'main,menu,auth,errors,sport,coupon,header,footer'.split(',');
