export { DebuggerUiPage, DebuggerUiPage as default } from './ui/page';
