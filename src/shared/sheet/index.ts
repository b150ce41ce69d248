export { allPages } from './all-pages';
export { csvOf } from './csv';
export { sheetName } from './name';
export { printFx } from './print';
export { saveSheetFx } from './save';
