export { ProofPlace } from './ui/lazy';
