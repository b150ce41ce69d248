export * from '../../contracts/virtual/tennis-score.ts';
