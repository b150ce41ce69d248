export { $now, $serverOffset, clockStarted, serverTimeSeen } from './clock';
export { createTimer } from './timer';
