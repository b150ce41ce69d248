export { RailButton } from './rail-button';
