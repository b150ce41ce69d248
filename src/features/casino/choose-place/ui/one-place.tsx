import { useUnit } from 'effector-react';
import type { ComponentType } from 'react';

import type { GameMaths } from '@contracts/games/game';

import { type ChoiceProps, headOf, percentOf, roundCss as css, timesText } from '@/entities/casino/round';
import { $locale, type TextKey, type Translate, useT } from '@/shared/i18n';
import { Segmented } from '@/shared/ui/segmented';

type Places<Place extends string> = {
  maths: GameMaths;
  label: TextKey;
  /** Each place with its name; the first one is chosen until the player chooses. */
  names: Readonly<Record<Place, TextKey>>;
  /** What a place pays, in hundredths of the stake. */
  pays: Readonly<Record<Place, number>>;
};
type OnePlace = {
  Controls: ComponentType<ChoiceProps>;
  rows: (t: Translate, locale: string) => { caption: string; head: string[]; rows: string[][] };
};

/** The whole stake lies on one place of a few: the choice, and the table of all. */
export function onePlace<Place extends string>({ maths, label, names, pays }: Places<Place>): OnePlace {
  const places = Object.keys(names) as [Place, ...Place[]];
  function Controls({ choice, change }: ChoiceProps) {
    const [t, locale] = [useT(), useUnit($locale)];
    const chosen = places.find((place) => place === choice.spots?.[0]) ?? places[0];
    return (
      <div className={css.column}>
        <Segmented
          label={t(label)}
          options={places.map((place) => ({ value: place, label: t(names[place]) }))}
          value={chosen}
          onValueChange={(place) => change({ spots: [place] })}
        />
        <p className={css.line}>
          <span>{t('rounds.pays')}</span>
          <span>{timesText(t, pays[chosen], locale)}</span>
        </p>
        <p className={css.line}>
          <span>{t('rounds.rules.return')}</span>
          <span>{percentOf(maths.returnOf({ spots: [chosen] }), locale)}</span>
        </p>
      </div>
    );
  }
  return {
    Controls,
    rows: (t, locale) => ({
      caption: t('rounds.table'),
      head: headOf(t, 'rounds.bar.return'),
      rows: places.map((place) => [
        t(names[place]),
        percentOf(maths.hitRateOf({ spots: [place] }), locale),
        `${new Intl.NumberFormat(locale).format(pays[place] / 100)} ×`,
        percentOf(maths.returnOf({ spots: [place] }), locale),
      ]),
    }),
  };
}
