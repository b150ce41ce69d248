/** Figures of the feed. Spec: api §7.3. */
export const batchMs = 100;
export const pingMs = 5000;
export const ringDeltas = 1000;
/** Bytes that may wait for a client that reads too slowly. */
export const bufferMaxBytes = 1_000_000;
/**
 * After this time the hub drops a topic without listeners. A connection that returns later starts with a snapshot.
 */
export const idleTopicMs = 120_000;
export const couponMax = 50;
export const connectionsMax = 5000;
/** Whole houses and offices share one address, and a browser needs one connection for each tab. */
export const connectionsOfAddressMax = 200;
export const connectionsOfSessionMax = 30;
/** What one connection, and all of one address, may hear at once: see weightOf. A page hears ten topics, a coupon of fifty weighs fifty. */
export const weightOfConnectionMax = 400;
export const weightOfAddressMax = 2000;
/** A page sends a few messages a second at most, whatever its player does. */
export const messagesOfSecondMax = 100;
export const laneEveryMs = 120;
/** Between two turns: the time for topics that one address opens, and that all open. */
export const laneMs = 20;
export const lanesMs = 50;
/** So many topics of one address may wait to be opened. */
export const waitingMax = 500;
/** Above this number of topics those without listeners are dropped at once. */
export const topicsMax = 2000;
export const userTopic = 'user';
