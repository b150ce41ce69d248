export { MonthCard } from './ui/lazy';
