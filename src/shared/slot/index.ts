export { Slot, SlotsContext, useSlotApps, useSlotLinks } from './slot';
export type { SlotProps, Slots } from './slot';
