import { useUnit } from 'effector-react';

import { pathOfBonusGame } from '@contracts/bonus-games/names';
import { factsOf, pathOfGame } from '@contracts/games/facts';
import { sectionOf } from '@contracts/shared-games/kinds';

import { $format, formatDateTime, useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { Note } from '@/shared/ui/note';
import * as css from '@/shared/ui/office-page';

import { nameOfPlayed } from '../lib/name';
import { type Checked, isBonus, isShared } from '../lib/played';
import { $check, $finding, $round, $shown, checkClosed } from '../model/check';

function pathOf(round: Checked): string {
  if (isBonus(round)) return pathOfBonusGame(round.game);
  return isShared(round) ? `/${sectionOf(round.game)}/${round.game}` : pathOfGame(factsOf(round.game));
}

/** One round with its seeds, computed again in the browser. Row CAS-30. */
export function Check() {
  const t = useT();
  const [check, round, finding, shown, format, close] = useUnit([
    ...([$check, $round, $finding, $shown, $format] as const),
    checkClosed,
  ]);
  if (round === null || check === null) return null;
  const { CheckDrawer, ownSteps, sharedSteps } = check;
  const told = (draws: readonly number[]) => t('played.drawn', { numbers: draws.join(', ') });
  const game = t(nameOfPlayed(round.game));
  return (
    <CheckDrawer
      title={t('rounds.check.title', { number: `${game} · ${formatDateTime(round.at, format)}` })}
      finding={finding}
      {...(round.serverSeed === null && {
        closed: (
          <Note role="status">
            <p>{t(round.isOpen || isShared(round) ? 'played.verdict.open' : 'played.closed')}</p>
            <AppLink className={css.link} to={pathOf(round)}>
              {game}
            </AppLink>
          </Note>
        ),
      })}
      told={told}
      shown={told(round.draws)}
      right={t(isShared(round) ? 'shared.check.right' : 'rounds.check.right')}
      steps={
        isShared(round)
          ? sharedSteps(t, { chain: round.shared.chain, number: round.nonce, hash: round.serverSeed, finding })
          : ownSteps(t, { round, shown, finding })
      }
      onClose={close}
    />
  );
}
