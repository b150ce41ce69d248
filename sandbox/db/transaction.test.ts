import { expect, test } from 'vitest';

import { openDatabase } from './database.ts';
import { afterCommit, savepoint, transaction } from './transaction.ts';

test('[OPS-41] what waits for a commit in a part that is taken back never runs, and the rest does', () => {
  const db = openDatabase(':memory:');
  db.exec('CREATE TABLE note (text TEXT)');
  const ran: string[] = [];
  const note = (text: string) => {
    db.prepare('INSERT INTO note VALUES (?)').run(text);
    afterCommit(db, () => ran.push(text));
  };
  transaction(db, () => {
    note('before');
    expect(() => {
      savepoint(db, () => {
        savepoint(db, () => {
          note('inner');
        });
        throw new Error('taken back');
      });
    }).toThrow('taken back');
    savepoint(db, () => {
      note('after');
    });
    expect(ran).toEqual([]);
  });
  expect(ran).toEqual(['before', 'after']);
  expect(db.prepare('SELECT text FROM note').all()).toEqual([
    expect.objectContaining({ text: 'before' }),
    expect.objectContaining({ text: 'after' }),
  ]);
});

test('[OPS-41] a part of no transaction is one of its own', () => {
  const db = openDatabase(':memory:');
  const ran: boolean[] = [];
  savepoint(db, () => {
    afterCommit(db, () => ran.push(db.isTransaction));
    expect(ran).toEqual([]);
  });
  expect(ran).toEqual([false]);
});

test('[OPS-45] what waits for a commit runs to the last, also when one of it throws', () => {
  const db = openDatabase(':memory:');
  db.exec('CREATE TABLE note (text TEXT)');
  const ran: string[] = [];
  const run = () =>
    transaction(db, () => {
      db.prepare("INSERT INTO note VALUES ('kept')").run();
      for (const text of ['first', 'second', 'third'])
        afterCommit(db, () => {
          ran.push(text);
          if (text !== 'third') throw new Error(text);
        });
    });
  expect(run).toThrow('first');
  expect(ran).toEqual(['first', 'second', 'third']);
  expect(db.prepare('SELECT text FROM note').all()).toHaveLength(1);
});
