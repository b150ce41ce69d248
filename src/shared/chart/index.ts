export { startPlot } from './lib/start';
export * as chartCss from './ui/chart.css';
