export { HideSports } from './ui/hide-sports';
