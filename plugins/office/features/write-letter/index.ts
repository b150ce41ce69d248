export { letterSent } from './model/letter';
export { WriteLetter } from './ui/write-letter';
