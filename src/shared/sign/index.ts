export { hexOf, sha256, signed } from '@contracts/games/sign';
