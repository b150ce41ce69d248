export { readBusyFx } from './busy';
