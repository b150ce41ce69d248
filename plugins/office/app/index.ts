export { Office } from './office';
