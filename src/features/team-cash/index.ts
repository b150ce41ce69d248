export { TeamCash } from './ui/lazy';
