export { closeDatabase, isWritable, openDatabase, sql } from './database.ts';
export { metaOf, migrate, openMigrated, type AreaSchema } from './migrate.ts';
export { afterCommit, transaction } from './transaction.ts';
