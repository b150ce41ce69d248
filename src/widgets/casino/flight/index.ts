export { Flight } from './ui/flight';
