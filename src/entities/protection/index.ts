export { $offeredLimits, $protection, $readProtection, protectionShown } from './model/protection';
