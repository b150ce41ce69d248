export { $arithmetic, arithmeticWanted } from '../model/figures';
