export type { Seen } from './lib/kept';
export { $chains, chainAlarmAnswered, chainsSeen, chainsWanted } from './model/chains';
