export { CalculatorPage, CalculatorPage as default } from './ui/page';
