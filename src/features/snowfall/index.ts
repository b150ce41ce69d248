export { Snowfall } from './ui/snowfall';
