/** One page for all variants: the runner mounts one by name and feeds it. */
import { runFeed } from '../lib/feed';
import { allCells } from '../ref/fixture';
import '@/shared/ui/theme';
import '../ref/ref.css';

import type { BenchPage } from '../lib/page';
import type { Variant } from './variant';

type Module = { mount: (root: HTMLElement, rows: number) => Promise<Variant> };

const modules = import.meta.glob<Module>('./variants/*.ts*');

let variant: Variant | null = null;
let rows = 0;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** How many games come and go at once. */
const WAVE = 100;

const bench: BenchPage = {
  async mount(name: string, count: number): Promise<void> {
    const root = document.getElementById('root');
    const load = modules[`./variants/${name}.ts`] ?? modules[`./variants/${name}.tsx`];
    if (root === null || load === undefined) throw new Error(`No variant ${name}.`);
    variant = await (await load()).mount(root, count);
    rows = count;
    await frame();
    await frame();
  },
  feed: (perSecond: number, seconds: number, isWriting = true) =>
    runFeed(allCells(rows), { perSecond, seconds }, isWriting ? (variant?.write ?? null) : null),
  /** `games` games appear and vanish in waves, prices moving meanwhile. */
  async churn(games: number): Promise<void> {
    for (let from = rows; from < rows + games; from += WAVE) {
      variant?.add(from, WAVE);
      await frame();
      variant?.write(allCells(rows).flatMap((id) => [id, 1500 + (from % 700)]));
      await frame();
      variant?.remove(from, WAVE);
      await frame();
    }
  },
};

window.bench = bench;
