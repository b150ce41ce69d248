export { OutcomePage, OutcomePage as default } from './ui/page';
