export { closeDatabase, isWritable, openDatabase, sql, sqlFunction } from './database.ts';
export { DatabaseTaken, holdDatabase } from './lock.ts';
export { knownMeta, metaOf, setMeta } from './meta.ts';
export { migrate, openMigrated, type AreaSchema } from './migrate.ts';
export { afterCommit, savepoint, transaction } from './transaction.ts';
