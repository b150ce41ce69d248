/** A command of a history. A counter-example prints it as code, ready for a regression test. */
import type fc from 'fast-check';

import type { Browser, Side } from './browser.ts';
import { expectSurvival } from './oracle.ts';

export type Model = { isDown: boolean };
export type Command = fc.AsyncCommand<Model, Browser>;

type Step = (browser: Browser, model: Model) => Promise<void>;

export const command = (name: string, run: Step, check: (model: Model) => boolean = () => true): Command => ({
  check,
  run: async (model, browser) => {
    const before = browser.record();
    browser.gone.clear();
    await run(browser, model);
    expectSurvival(browser, before);
  },
  toString: () => name,
});

/** `late`: the player acts before the tab hears of the other tab's change. */
export const byPlayer = (
  name: string,
  side: Side,
  late: boolean,
  args: string,
  act: (browser: Browser, side: Side) => Promise<void>,
) =>
  command(`${name}(${String(side)}, ${String(late)}${args === '' ? '' : `, ${args}`})`, async (browser) => {
    await browser.at(side, late);
    await act(browser, side);
  });

export const offerAt = ({ offers }: Browser, index: number) => {
  const offer = offers[index % offers.length];
  if (offer === undefined) throw new Error('A history needs matches.');
  return offer;
};
