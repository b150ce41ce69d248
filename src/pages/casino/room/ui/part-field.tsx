import { useUnit } from 'effector-react';

import { roundCss as css } from '@/entities/casino/round';
import { useT } from '@/shared/i18n';
import { TextField } from '@/shared/ui/field';

import { $firstPart, $firstSeed, $isDrawnHere, partTyped } from '../model/seed';

/** The player's part of a seed that has none yet, under its hash: first the hash, then the part, then the round. Row CAS-16. */
export function PartField() {
  const t = useT();
  const [first, text, isDrawn, type] = useUnit([$firstSeed, $firstPart, $isDrawnHere, partTyped]);
  if (first === null) return null;
  return (
    <div className={css.column}>
      <p className={css.quiet}>{t('rounds.seed')}</p>
      <p className={css.hash} translate="no">
        {first.commitment}
      </p>
      <TextField
        label={t('rounds.part')}
        message={t(isDrawn ? 'rounds.part.drawn' : 'rounds.check.ownHint')}
        dir="ltr"
        autoComplete="off"
        maxLength={64}
        value={text}
        onValueChange={type}
      />
    </div>
  );
}
