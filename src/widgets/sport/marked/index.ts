export { Marked } from './ui/marked';
