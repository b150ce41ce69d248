export { previewLeft, previewRefused } from './model/link';
export { PreviewButton, PreviewNote } from './ui/preview-link';
