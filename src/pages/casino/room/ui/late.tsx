import type { ComponentProps } from 'react';

import { createPart, PartTold, usePart } from '@/shared/part';

import type * as views from './late-views';

/** What is around the game and its stake: seeds, steps, rules, rounds that were. It comes in one file after the game itself. */
const latePart = createPart({ name: 'seeds and rules of a game', load: () => import('./late-views') });

/** The player's part of the first seed; it says when its file did not come. */
export function PartField() {
  const { module } = usePart(latePart);
  return module === null ? <PartTold part={latePart} /> : <module.PartField />;
}

/** Chips of the roulette; they say it too. */
export function ChipTray(props: ComponentProps<typeof views.ChipTray>) {
  const { module } = usePart(latePart);
  return module === null ? <PartTold part={latePart} /> : <module.ChipTray {...props} />;
}

/** The steps of an open round; they say so too. */
export function StepForm(props: ComponentProps<typeof views.StepForm>) {
  const { module } = usePart(latePart);
  return module === null ? <PartTold part={latePart} /> : <module.StepForm {...props} />;
}

export function SeedAlarm() {
  const { module } = usePart(latePart);
  return module === null ? null : <module.SeedAlarm />;
}

export function SeedFacts(props: ComponentProps<typeof views.SeedFacts>) {
  const { module } = usePart(latePart);
  return module === null ? null : <module.SeedFacts {...props} />;
}

export function Check(props: ComponentProps<typeof views.Check>) {
  const { module } = usePart(latePart);
  return module === null ? null : <module.Check {...props} />;
}

export function LastRounds(props: ComponentProps<typeof views.LastRounds>) {
  const { module } = usePart(latePart);
  return module === null ? null : <module.LastRounds {...props} />;
}

export function Rules(props: ComponentProps<typeof views.Rules>) {
  const { module } = usePart(latePart);
  return module === null ? null : <module.Rules {...props} />;
}

export function RulesText(props: ComponentProps<typeof views.RulesText>) {
  const { module } = usePart(latePart);
  return module === null ? null : <module.RulesText {...props} />;
}
