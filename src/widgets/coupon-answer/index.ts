export { ProcessView } from './ui/process-view';
export { ReceiptPart } from './ui/receipt-part';
export { RefusedNote } from './ui/refused-note';
