import { type SlotName, slots } from '../../../contracts/slots.ts';

/** Slots that draw apps, not links. */
export const drawnSlots = (Object.keys(slots) as SlotName[]).filter((name) => slots[name].as === 'app');
