/** The product's name, the same in every language. */
export const productName = 'Openbook';
export const appVersion = __APP_VERSION__;

/** Language of every text that another language lacks. Spec: shell §4. */
export const fallbackLanguage = 'en';
/** Where the browser keeps the slip: looked at before the coupon's own code is here. */
export const couponKey = 'openbook.coupon';
