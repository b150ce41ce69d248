export { QuickPart } from './ui/quick-part';
