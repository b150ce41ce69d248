export { csvOf } from './csv';
export { printFx } from './print';
export { saveSheetFx } from './save';
