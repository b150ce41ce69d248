export { SecondStep } from './ui/second-step';
