export { csvOf } from './csv';
export { saveSheetFx } from './save';
