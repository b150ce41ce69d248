export { OddsField } from './ui/odds-field';
