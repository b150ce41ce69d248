export { $supportDialog, supportClosed, supportOpened } from './model/dialog';
export type { SupportDialogName } from './model/dialog';
