import { createRuntimeFn as theirs } from '@vanilla-extract/recipes/createRuntimeFn';
import { expect, test } from 'vitest';

import { createRuntimeFn, type RecipeChoices, type RecipeClasses } from './recipe';

const classes: RecipeClasses = {
  defaultClassName: 'base',
  variantClassNames: {
    tone: { quiet: 'quiet', loud: 'loud extra' },
    block: { true: 'block' },
    columns: { 1: 'one', 2: 'two' },
    place: { center: '' },
  },
  defaultVariants: { tone: 'quiet', place: 'center' },
  compoundVariants: [
    [{ tone: 'loud', block: true }, 'both'],
    [{ tone: 'quiet' }, 'still'],
  ],
};

const choices: readonly (RecipeChoices | undefined)[] = [
  undefined,
  {},
  { tone: undefined },
  { tone: 'loud' },
  { tone: 'loud', block: true },
  { tone: 'loud', block: false },
  { block: true, columns: 2 },
  { columns: 1, place: 'center' },
  { tone: 'unknown' },
];

test.each(choices)('%j gets the classes that the library itself would give', (chosen) => {
  const library = theirs(classes as never) as unknown as (chosen?: RecipeChoices) => string;
  expect(createRuntimeFn(classes)(chosen)).toBe(library(chosen));
});
