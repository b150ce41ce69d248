export { hexOf, sha256, signed } from './sign';
