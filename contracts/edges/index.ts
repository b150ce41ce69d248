/** Messages between a publisher of matches and edges. docs/edges.asyncapi.json is made of them. */
export * from './asked.ts';
export * from './entities.ts';
export * from './said.ts';
