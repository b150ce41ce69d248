import { AsianBoard } from '@/widgets/boards/asian-board';

import { sport } from '../fixture';
import { mountProduct } from '../product';

/** Mounts the whole Asian view of a sport, as the page shows it. */
export const mount = (root: HTMLElement, rows: number) =>
  mountProduct(root, rows, <AsianBoard zone="live" sportId={sport.id} />);
