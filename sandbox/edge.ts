import { enableCompileCache } from 'node:module';

enableCompileCache('.cache/node');
const { runEdge } = await import('./server/run-edge.ts');
await runEdge(process.env);
