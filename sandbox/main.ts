import { enableCompileCache } from 'node:module';

// A third of a start goes into reading TypeScript. The cache keeps it for the next start, so it must be on before any
// other import.
enableCompileCache('.cache/node');
const { run } = await import('./server/run.ts');
await run(process.env);
