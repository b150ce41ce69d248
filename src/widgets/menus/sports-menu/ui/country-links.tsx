import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import type { Champ } from '@contracts/feed';

import { flagOf } from '@/features/betting/open-match';
import * as side from '@/shared/side-menu';
import { Flag } from '@/shared/ui/flag';
import { Icon } from '@/shared/ui/icon';
import { cut } from '@/shared/ui/theme';

import { $openCountries, countryFolded } from '../model/countries';
import * as css from './sports-menu.css';

type CountryLinksProps = {
  /** Any competition of the country. */
  champ: Champ;
  /** How many matches all of them have. */
  count: number;
  /** The country is open from the start, because the player looks at one of its competitions. */
  hasCurrent: boolean;
  children: ReactNode;
};

/** A country in the tree. It opens its competitions. */
export function CountryLinks({ champ, count, hasCurrent, children }: CountryLinksProps) {
  const [chosen, fold] = useUnit([$openCountries, countryFolded]);
  const isOpen = chosen.get(champ.countryId) ?? hasCurrent;
  return (
    <>
      <button
        type="button"
        className={css.country}
        aria-expanded={isOpen}
        onClick={() => fold({ countryId: champ.countryId, isOpen: !isOpen })}
      >
        <Flag country={flagOf(champ)} />
        <bdi className={`${side.text} ${cut}`}>{champ.countryName}</bdi>
        <span className={side.count}>{count}</span>
        <Icon name="chevron-down" size={12} className={css.countryArrow} />
      </button>
      {isOpen && (
        <div role="group" aria-label={champ.countryName}>
          {children}
        </div>
      )}
    </>
  );
}
