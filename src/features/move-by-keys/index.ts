export { ShortcutKeys } from './ui/shortcut-keys';
