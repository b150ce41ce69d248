/** Figures of the feed. Spec: api §7.3. */
export const batchMs = 100;
export const pingMs = 5000;
export const ringDeltas = 1000;
/** Bytes that may wait for a client that reads too slowly. */
export const bufferMaxBytes = 1_000_000;
/** After this time the hub forgets a topic that nobody uses. Whoever comes back later starts with a snapshot. */
export const idleTopicMs = 120_000;
export const couponMax = 50;
export const connectionsMax = 5000;
/** Whole houses and offices share one address, and a browser needs one connection for each tab. */
export const connectionsOfAddressMax = 200;
export const connectionsOfSessionMax = 30;
export const searchLimit = 20;
export const userTopic = 'user';
