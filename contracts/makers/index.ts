export * from './catalogue.ts';
export * from './frame.ts';
export * from './wallet.ts';
