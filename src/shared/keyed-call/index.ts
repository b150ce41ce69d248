export { answerDeadlineMs } from './schedule';
export { createKeyedCall } from './create-keyed-call';
export type { KeyedCalls } from './create-keyed-call';
export { $shelfStorage, createShelf, keyedCallFields } from './shelf';
export type { Shelf } from './shelf';
export type { Answered, KeyedCall, Outcome, Refusal } from './call';
export type { Run } from './state';
