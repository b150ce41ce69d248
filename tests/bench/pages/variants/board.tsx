import { MatchBoard } from '@/widgets/match-board';

import { sport } from '../fixture';
import { mountProduct } from '../product';

/** Mounts the whole board of a sport, as the page shows it. */
export const mount = (root: HTMLElement, rows: number) =>
  mountProduct(root, rows, <MatchBoard zone="live" sportId={sport.id} />);
