export { SideToggle } from './ui/side-toggle';
