export { whereTo } from './lib/where';
