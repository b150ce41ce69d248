export { createPsp, type Psp } from './psp.ts';
