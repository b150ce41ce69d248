export * from './catalogue.ts';
export * from './wallet.ts';
