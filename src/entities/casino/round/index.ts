export { openRoundOf, type Room, type Round, toRoom, toRound, worthOf } from './lib/room';
export type { ChoiceProps, GamePart, GameParts, StepProps } from './lib/part';
export { headOf, nameOf, percentOf, timesText, worthText } from './lib/texts';
export { spotText } from './lib/spot-text';
export * as roundCss from './ui/round.css';
