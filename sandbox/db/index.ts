export { closeDatabase, isWritable, openDatabase, sql, sqlFunction } from './database.ts';
export { DatabaseTaken, holdDatabase } from './lock.ts';
export { metaOf, migrate, openMigrated, type AreaSchema } from './migrate.ts';
export { afterCommit, transaction } from './transaction.ts';
