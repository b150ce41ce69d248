export { Dialog } from './dialog';
export { form as dialogForm, text as dialogText } from './dialog.css';
export { useTopDialog } from './use-top-dialog';
