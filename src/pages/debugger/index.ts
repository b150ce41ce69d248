export { DebuggerPage } from './ui/page';
