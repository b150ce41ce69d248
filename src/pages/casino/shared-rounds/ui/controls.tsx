import { useUnit } from 'effector-react';

import { mostSpots } from '@contracts/games/roulette';
import { kenoNumbers, mostPicks, sharedGameOf, type SharedKind } from '@contracts/shared-games';

import { Cloth } from '@/entities/casino/pieces';
import { percentOf, roundCss as page, spotText } from '@/entities/casino/round';
import { $locale, useT } from '@/shared/i18n';
import { TextField } from '@/shared/ui/field';
import { Segmented } from '@/shared/ui/segmented';

import { $auto, $choice, autoTyped, choiceChanged } from '../model/form';
import * as css from './picks.css';

/** What the player chooses before a bet at this game. */
export function Controls({ kind }: { kind: SharedKind }) {
  switch (kind) {
    case 'crash':
      return <Auto />;
    case 'keno-draw':
      return <Picks />;
    case 'roulette-draw':
      return <Spots />;
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
      maxLength={20}
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

/** Places on the cloth of the roulette. */
function Spots() {
  const t = useT();
  const [choice, change] = useUnit([$choice, choiceChanged]);
  const { spots = [] } = choice;
  const press = (place: string) => {
    if (spots.includes(place)) change({ spots: spots.filter((own) => own !== place) });
    else if (spots.length < mostSpots) change({ spots: [...spots, place] });
  };
  return (
    <div className={page.column}>
      <Cloth chips={new Map(spots.map((place) => [place, '●']))} press={press} textOf={spotText} />
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
