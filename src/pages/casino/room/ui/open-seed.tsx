import { useUnit } from 'effector-react';

import { roundCss as css } from '@/entities/casino/round';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import { Note } from '@/shared/ui/note';

import { $hasSeedFailed, $isReseeding, $isSeedWrong, $ownSeed, ownSeedChanged, seedPressed } from '../model/check';

/** The seed of a round opens when the player takes another one, to which they bring their own part. Decision D-178. */
export function OpenSeed() {
  const t = useT();
  const [text, isWrong, isBusy, hasFailed] = useUnit([$ownSeed, $isSeedWrong, $isReseeding, $hasSeedFailed]);
  const [change, press] = useUnit([ownSeedChanged, seedPressed]);
  return (
    <form
      className={css.column}
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
    >
      <p className={css.quiet}>{t('rounds.check.closed')}</p>
      <TextField
        label={t('rounds.check.own')}
        message={t('rounds.check.ownHint')}
        dir="ltr"
        autoComplete="off"
        maxLength={64}
        value={text}
        onValueChange={change}
      />
      <div>
        <Button type="submit" variant="primary" size="lg" busy={isBusy} aria-disabled={isWrong}>
          {t('rounds.check.open')}
        </Button>
      </div>
      {hasFailed && (
        <Note tone="danger" role="alert">
          {t('rounds.check.failed')}
        </Note>
      )}
    </form>
  );
}
