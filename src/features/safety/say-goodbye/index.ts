import './model/end';

export { $goodbye, type Goodbye, goodbyeShown } from './model/goodbye';
