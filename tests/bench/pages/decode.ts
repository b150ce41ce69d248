/**
 * The decoder of the product, for the case that runs in Node. The case builds it, because its modules import by
 * aliases.
 */
export { decodeMessage } from '@/shared/feed/decode';
