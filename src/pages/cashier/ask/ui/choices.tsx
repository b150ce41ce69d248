import { AppLink } from '@/shared/routing';
import * as css from '@/shared/ui/office-page';

import * as own from './page.css';

/** Topics, or sub-topics of one. */
export function Choices({
  name,
  choices,
}: {
  name: string;
  choices: readonly { id: number; title: string; to: string }[];
}) {
  return (
    <section className={css.card} aria-label={name}>
      <header className={css.head}>
        <h2 className={css.name}>{name}</h2>
      </header>
      <ul className={css.list}>
        {choices.map(({ id, title, to }) => (
          <li key={id}>
            <AppLink className={own.choice} to={to}>
              {title}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
