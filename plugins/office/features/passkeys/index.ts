export { Passkeys } from './ui/passkeys';
