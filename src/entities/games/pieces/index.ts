export * as boards from './ui/boards.css';
export { Cloth } from './ui/cloth';
export * as clothCss from './ui/cloth.css';
export * as payTableCss from './ui/pay-table.css';
export { Paytable } from './ui/paytable';
export { type RowsOf, toldRules } from './ui/told-rules';
