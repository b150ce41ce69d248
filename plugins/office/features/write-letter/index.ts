export { WriteLetter } from './ui/write-letter';
