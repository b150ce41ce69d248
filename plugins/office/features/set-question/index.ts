export { SetQuestion } from './ui/set-question';
