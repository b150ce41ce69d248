export { createPhotoChoice } from './choice';
export { formatSize } from './file';
export type { FileProblem } from './file';
export { PhotoField } from './photo-field';
export { uploadProblemOf } from './problem';
export type { UploadProblem } from './problem';
export { createUpload } from './upload';
export type { Upload } from './upload';
