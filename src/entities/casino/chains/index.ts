export { isAlarmed } from './lib/kept';
export type { Seen } from './lib/kept';
export { lotteryGame, virtualGame } from './lib/names';
export { $chains, chainAlarmAnswered, chainsSeen, chainsWanted } from './model/chains';
