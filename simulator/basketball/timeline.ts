export * from '../../contracts/virtual/basketball.ts';
