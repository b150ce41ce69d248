export { encodeText } from './base64url';
