/** The page of all variants. The runner mounts one by its name and feeds it. */
import '@/shared/ui/theme';

import { runFeed } from '../lib/feed';
import type { BenchPage } from '../lib/page';
import { allCells } from '../ref/fixture';
import type { Variant } from './variant';
import '../ref/ref.css';

type Module = { mount: (root: HTMLElement, rows: number) => Promise<Variant> };

const modules = import.meta.glob<Module>('./variants/*.ts*');

let variant: Variant | null = null;
let rows = 0;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** How many games come and go at once. */
const wave = 100;

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
  /** Makes `games` games appear and vanish in waves, while prices move. */
  async churn(games: number): Promise<void> {
    for (let from = rows; from < rows + games; from += wave) {
      variant?.add(from, wave);
      await frame();
      variant?.write(allCells(rows).flatMap((id) => [id, 1500 + (from % 700)]));
      await frame();
      variant?.remove(from, wave);
      await frame();
    }
  },
};

window.bench = bench;
