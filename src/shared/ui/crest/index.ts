export { Crest } from './crest';
