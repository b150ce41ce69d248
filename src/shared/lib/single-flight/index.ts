export { createSingleFlight } from './single-flight';
