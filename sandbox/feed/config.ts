/** Figures of the feed. Spec: api §7.3. */
export const BATCH_MS = 100;
export const PING_MS = 5000;
export const RING_DELTAS = 1000;
/** Bytes that may wait on the way to a client that reads too slowly. */
export const BUFFER_MAX_BYTES = 1_000_000;
/** A topic that nobody has is forgotten after this time: whoever comes back later starts with a snapshot. */
export const IDLE_TOPIC_MS = 120_000;
export const COUPON_MAX = 50;
export const CONNECTIONS_MAX = 5000;
/** Whole houses and offices share an address; one browser needs a connection a tab. */
export const CONNECTIONS_OF_ADDRESS_MAX = 200;
export const CONNECTIONS_OF_SESSION_MAX = 30;
export const SEARCH_LIMIT = 20;
export const USER_TOPIC = 'user';
