/** What tests of the rest of the house take besides the face. */
export { calibrationOf } from './calibration.testing.ts';
export type { CatalogueSport } from './catalogue/competition.ts';
export { countryOf } from './catalogue/countries.ts';
export type { Fixture } from './fixture.ts';
export { matchPlaceOf, marketIdOf } from './ids.ts';
export { defaultMargins } from './margins.ts';
export { createSources } from './sources.ts';
export { groupTexts } from './texts/group-table.ts';
export { outcomeName } from './texts/outcomes.ts';
export { createVirtual } from './virtual/source.ts';
