import { useUnit } from 'effector-react';

import {
  isRed,
  kenoNumbers,
  mostPicks,
  mostSpots,
  outsideSpots,
  sharedGameOf,
  type SharedKind,
  spotNames,
} from '@contracts/shared-games';

import { $locale, useT } from '@/shared/i18n';
import { TextField } from '@/shared/ui/field';
import { Segmented } from '@/shared/ui/segmented';

import { colourOf, percentOf, spotText } from '../lib/texts';
import { $auto, $choice, autoTyped, choiceChanged } from '../model/form';
import * as css from './boards.css';
import * as page from './page.css';

/** What the player chooses before a bet at this game. */
export function Controls({ kind }: { kind: SharedKind }) {
  switch (kind) {
    case 'crash':
      return <Auto />;
    case 'keno-draw':
      return <Picks />;
    case 'roulette-draw':
      return <Cloth />;
    case 'wheel-draw':
      return <Risks />;
  }
}

/** Where the player leaves by themselves. The server does it, also without a connection. */
function Auto() {
  const t = useT();
  const [text, choice, locale, type] = useUnit([$auto, $choice, $locale, autoTyped]);
  const { isChoice, hitRateOf } = sharedGameOf('crash');
  const isSet = choice.auto !== undefined && isChoice(choice);
  return (
    <TextField
      label={t('shared.auto')}
      message={isSet ? t('shared.auto.share', { share: percentOf(hitRateOf(choice), locale) }) : t('shared.auto.hint')}
      inputMode="decimal"
      autoComplete="off"
      maxLength={7}
      end="×"
      value={text}
      onValueChange={type}
    />
  );
}

function Picks() {
  const t = useT();
  const [{ picks = [] }, change] = useUnit([$choice, choiceChanged]);
  const isFull = picks.length >= mostPicks;
  return (
    <div className={page.column}>
      <div className={css.keno} role="group" aria-label={t('shared.picks')}>
        {Array.from({ length: kenoNumbers }, (_, place) => place + 1).map((number) => {
          const isOn = picks.includes(number);
          return (
            <button
              key={number}
              type="button"
              className={css.pick}
              aria-pressed={isOn}
              disabled={isFull && !isOn}
              onClick={() => change({ picks: isOn ? picks.filter((own) => own !== number) : [...picks, number] })}
            >
              {number}
            </button>
          );
        })}
      </div>
      <p className={page.quiet}>{t('shared.picks.count', { count: picks.length })}</p>
    </div>
  );
}

const numbers = spotNames.filter((spot) => /^\d+$/.test(spot));
const outside: ReadonlySet<string> = new Set(outsideSpots);
const widthOf = (spot: string) => {
  if (spot === '0') return css.wide;
  if (!outside.has(spot)) return undefined;
  return /^dozen|^column/.test(spot) ? css.third : css.outside;
};
const labelOf = (spot: string) => (outside.has(spot) || spot === '0' ? null : isRed(Number(spot)) ? 'red' : 'black');

/** Places on the cloth; each takes an equal part of the stake. */
function Cloth() {
  const t = useT();
  const [{ spots = [] }, change] = useUnit([$choice, choiceChanged]);
  const isFull = spots.length >= mostSpots;
  return (
    <div className={page.column}>
      <div className={css.cloth} role="group" aria-label={t('rounds.roulette.cloth')}>
        {[...numbers, ...outsideSpots].map((spot) => {
          const isOn = spots.includes(spot);
          const label = labelOf(spot);
          const colour =
            spot === 'red' || spot === 'black' ? spot : outside.has(spot) ? undefined : colourOf(Number(spot));
          return (
            <button
              key={spot}
              type="button"
              className={[css.spot, widthOf(spot)].filter(Boolean).join(' ')}
              data-colour={colour}
              aria-pressed={isOn}
              aria-label={label === null ? undefined : `${spot} ${t(`rounds.spot.${label}`)}`}
              disabled={isFull && !isOn}
              onClick={() => change({ spots: isOn ? spots.filter((own) => own !== spot) : [...spots, spot] })}
            >
              {spotText(t, spot)}
            </button>
          );
        })}
      </div>
      <p className={page.quiet}>{t('rounds.roulette.parts', { count: spots.length })}</p>
    </div>
  );
}

const risks = ['low', 'medium', 'high'] as const;

function Risks() {
  const t = useT();
  const [{ risk = 'medium' }, change] = useUnit([$choice, choiceChanged]);
  return (
    <Segmented
      label={t('rounds.risk')}
      options={risks.map((own) => ({ value: own, label: t(`rounds.risk.${own}`) }))}
      value={risk}
      onValueChange={(own) => change({ risk: own })}
    />
  );
}
