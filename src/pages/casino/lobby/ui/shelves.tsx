import { useId } from 'react';

import type { GameShelf } from '@contracts/game-shelf';

import { type Category, type Entry, pathOf, titleOf } from '@/entities/casino/catalogue';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { quiet } from '@/shared/ui/office-page';

import * as css from './page.css';
import { Tile } from './tile';

/** Sections that stand on one shelf; its name and its way lead to the first of them. Each game stands on one shelf. */
const rows = [
  ['fast'],
  ['slots'],
  ['cards', 'poker', 'asian'],
  ['crash', 'tv'],
  ['keno', 'bingo', 'scratch'],
] as const satisfies readonly (readonly Category[])[];

type ShelvesProps = { entries: readonly Entry[]; shelf: GameShelf | null };

/** All games, in shelves of their sections. Row CAS-37. */
export function Shelves({ entries, shelf }: ShelvesProps) {
  return rows.map((sections) => (
    <Row
      key={sections[0]}
      sections={sections}
      shelf={shelf}
      entries={entries.filter(({ section }) => sections.some((own) => own === section))}
    />
  ));
}

function Row({ sections, entries, shelf }: ShelvesProps & { sections: readonly Category[] }) {
  const t = useT();
  const id = useId();
  if (entries.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby={id}>
      <header className={css.shelfHead}>
        <h2 id={id} className={css.heading}>
          {sections.map((each) => t(titleOf(each))).join(' · ')}
        </h2>
        <span className={quiet}>{entries.length}</span>
        {sections.slice(0, 1).map((each) => (
          <AppLink key={each} className={`${css.link} ${css.shelfWay}`} to={pathOf[each]}>
            {t(titleOf(each))}
          </AppLink>
        ))}
      </header>
      <ul className={css.tiles}>
        {entries.map((entry) => (
          <Tile key={entry.slug} entry={entry} shelf={shelf} />
        ))}
      </ul>
    </section>
  );
}
