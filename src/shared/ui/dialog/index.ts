export { Dialog } from './dialog';
export { useTopDialog } from './use-top-dialog';
