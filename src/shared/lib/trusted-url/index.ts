export { createScriptUrl } from './trusted-url';
