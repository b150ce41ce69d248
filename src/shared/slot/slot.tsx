import { type ComponentType, createContext, use } from 'react';

import type { SlotName, SlotParams } from '@contracts/slots';

/** A slot that tells nothing needs no `params`. */
type Told = {
  [Name in SlotName]: string extends keyof SlotParams<Name>
    ? { name: Name; params?: undefined }
    : { name: Name; params: SlotParams<Name> };
}[SlotName];

export type SlotProps = Told & {
  /** Only the app with this id. */
  only?: string | undefined;
  /** An app that fails leaves the place empty, because a text would not fit. */
  isQuiet?: boolean | undefined;
  className?: string | undefined;
};

/** `title`: what the entry calls itself. */
type SlotApp = { id: string; title?: string | undefined };
type SlotLink = { id: string; title: string; path: string };

/** What is in the slots now, by name, and how the page draws it. */
export type Slots = {
  apps: Readonly<Record<string, readonly SlotApp[]>>;
  links: Readonly<Record<string, readonly SlotLink[]>>;
  Draw: ComponentType<SlotProps>;
};

/** The app provides it: what shows a place need not know what fills it. */
export const SlotsContext = createContext<Slots | null>(null);

const nobody: readonly never[] = [];

/** The apps that are in a slot, in their order. */
export const useSlotApps = (name: SlotName): readonly SlotApp[] => use(SlotsContext)?.apps[name] ?? nobody;
/** The links that apps have put into a slot, in their order. */
export const useSlotLinks = (name: SlotName): readonly SlotLink[] => use(SlotsContext)?.links[name] ?? nobody;

/** A place for remote apps. It costs nothing until it is asked for. */
export function Slot(props: SlotProps) {
  const slots = use(SlotsContext);
  return slots !== null && (slots.apps[props.name]?.length ?? 0) > 0 ? <slots.Draw {...props} /> : null;
}
