export { $now, $serverOffset, clockStarted, serverTimeSeen } from './clock';
export { createPoll } from './poll';
export { createTimer } from './timer';
export { pause } from './pause';
