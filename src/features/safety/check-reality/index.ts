export { RealityCheck } from './ui/reality-check';
