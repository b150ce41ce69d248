export { hexOf, isOfChain, sha256, signed, stepsBack } from '@contracts/games/sign';
