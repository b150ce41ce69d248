import { List } from './list';
import { One } from './one';
import css from './promotions.module.css';
import type { Where } from './where';

/** All promotions, or one: together they are one section, for most readers open both. */
export const Shown = ({ where }: { where: Where }) => (
  <div className={css.root}>{where.view === 'one' ? <One id={where.id} /> : <List first={where.product} />}</div>
);
