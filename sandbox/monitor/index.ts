export { type CallFigures, createCallFigures, measureCalls } from './calls.ts';
export { healthRoutes } from './health-routes.ts';
export { metricsApp } from './metrics-app.ts';
export { watchProcess } from './process.ts';
