export { ChipTray } from './chips';
export { Check } from './check';
export { LastRounds } from './last-rounds';
export { PartField } from './part-field';
export { Rules, RulesText } from './rules';
export { StepForm } from './step-form';
export { SeedAlarm, SeedFacts } from '@/features/casino/promise';
