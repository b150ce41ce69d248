export { LetIn } from './ui/let-in';
