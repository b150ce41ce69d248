export { oddsCell, oddsCellStacked, oddsLabel, oddsPrice } from './odds-cell.css';
export { OddsCell } from './odds-cell';
export type { OddsCellProps } from './odds-cell';
export { writeText } from './write-text';
