export * from '../../contracts/virtual/tennis.ts';
