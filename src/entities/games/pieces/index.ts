export * as boards from './ui/boards.css';
export { Cloth } from './ui/cloth';
export * as clothCss from './ui/cloth.css';
export { Paytable } from './ui/paytable';
export { toldRules } from './ui/told-rules';
