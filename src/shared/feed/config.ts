/** Figures of the feed. Spec: api §7.3; the back-off and the leader's heartbeat are decisions of the product. */
export const STALE_MS = 10_000;
export const SILENT_RECONNECT_MS = 15_000;
export const RECONNECT_FIRST_MS = 1000;
export const RECONNECT_MAX_MS = 30_000;
/** A connection that has lived so long starts its back-off anew. */
export const STEADY_MS = 60_000;
/** Sockets that never open before the event stream is tried. */
export const SOCKET_TRIES = 2;
export const WAITING_MAX = 500;
export const SNAPSHOT_RETRY_MS = [1000, 2000, 4000] as const;
/** While nothing is connected, what is on screen is read again this often. */
export const POLL_MS = 10_000;
/** A topic that nobody needs is kept this long: the next page often needs it too. */
export const LINGER_MS = 3000;
export const LEADER_BEAT_MS = 3000;
export const LEADER_HUNG_MS = 10_000;
/** The player's own topic: balance, coupons, session. */
export const USER_TOPIC = 'user';
