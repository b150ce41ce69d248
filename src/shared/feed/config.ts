/** Figures of the feed. Spec: api §7.3. The product itself decides the back-off and the leader's heartbeat. */
export const staleMs = 10_000;
export const silentReconnectMs = 15_000;
export const reconnectFirstMs = 1000;
export const reconnectMaxMs = 30_000;
/** When a connection lives this long, its back-off starts from the beginning. */
export const steadyMs = 60_000;
/** This many sockets fail to open before the feed tries the event stream. */
export const socketTries = 2;
export const waitingMax = 500;
export const snapshotRetryMs = [1000, 2000, 4000] as const;
/** While nothing is connected, the feed reads what is on screen again this often. */
export const pollMs = 10_000;
/** The feed keeps a topic this long after the last reader left: the next page often needs it too. */
export const lingerMs = 3000;
export const leaderBeatMs = 3000;
export const leaderHungMs = 10_000;
/** The topic of the signed-in player: balance, coupons, session. */
export const userTopic = 'user';
/** The topics that a hidden tab keeps: the player's own topic, and the state of play of followed matches. */
export const isHeardAsleep = (topic: string): boolean => topic === userTopic || topic.startsWith('play:');
/** Older than this, the board of an earlier visit says nothing about what is played now. */
export const keptMaxMs = 3_600_000;
