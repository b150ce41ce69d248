/** The product's name, the same in every language. */
export const productName = 'Openbook';
export const appVersion = __APP_VERSION__;

/** Language of every text that another language lacks. Spec: shell §4. */
export const fallbackLanguage = 'en';
/** What a site without a default language speaks, when it lists it. Spec: shell §9, decision D-14. */
export const usualLanguage = 'ru';
/** Hours east of UTC. Spec: shell §9. */
export const defaultTimeZone = 3;
/** Where the browser keeps the slip: looked at before the coupon's own code is here. */
export const couponKey = 'openbook.coupon';
