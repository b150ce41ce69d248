/** The decoder of the product for the case that runs in Node: built, because its modules import by alias. */
export { decodeMessage } from '@/shared/feed/decode';
