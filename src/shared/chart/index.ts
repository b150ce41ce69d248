export { startPlot } from './start';
export * as chartCss from './chart.css';
