export { Crest } from './crest';
export { crestColors } from './colors';
