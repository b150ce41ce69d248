/** `production`, `staging`, `development` (vite dev) or `test`. */
const mode = import.meta.env.MODE;

/** A production build has no debugger and no overrides of plugins (decision D-99). */
export const isProduction = mode === 'production';
export const isStaging = mode === 'staging' || mode === 'development';
export const appVersion = __APP_VERSION__;

/** The product's name, the same in every language. */
export const productName = 'Openbook';

/** Language of every text that another language lacks. Spec: shell §4. */
export const fallbackLanguage = 'en';
/** What a site without a default language speaks, when it lists it. Spec: shell §9, decision D-14. */
export const usualLanguage = 'ru';
/** Hours east of UTC. Spec: shell §9. */
export const defaultTimeZone = 3;
