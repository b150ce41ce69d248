export { staleMs, userTopic } from './config';
export { $feedState, $heardAt, $isFeedLive, $lost, feedDoubted } from './health';
export { feedMonitor } from './monitor';
export { $phases, feedChanged, messageReceived, userEventReceived, userFeedReset } from './sync';
export { userValuesOf } from './user-event';
export type { TopicPhase } from './sync';
export type { FeedChange } from './topic-state';
export { feedStarted, topicClosed, topicOpened } from './topics';
export { useTopic } from './use-topic';
