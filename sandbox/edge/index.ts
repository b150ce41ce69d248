export { edgeApp } from './app.ts';
export { openNats } from './bus.ts';
export { createEdge } from './edge.ts';
export { isNatsUrl } from './nats-url.ts';
export { openCore } from './open-core.ts';
