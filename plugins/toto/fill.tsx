import { Button } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { useFormats } from '../pools/format';
import pools from '../pools/pools.module.css';
import css from './toto.module.css';

type FillProps = { lines: number; onFill: () => void; onLast: (() => void) | null; onClear: () => void };

/** Lucky fill, the last ticket again, clear. */
export function Fill({ lines, onFill, onLast, onClear }: FillProps) {
  const t = useUnit(useHost().$t);
  const formats = useFormats();
  return (
    <div className={css.fill}>
      <Button size="sm" icon="sparkles" onClick={onFill}>
        {t('toto.fill')}
      </Button>
      {onLast !== null && (
        <Button size="sm" icon="undo" onClick={onLast}>
          {t('toto.last')}
        </Button>
      )}
      <Button size="sm" icon="close" onClick={onClear}>
        {t('toto.clear')}
      </Button>
      <p className={pools.quiet}>{t('toto.percent', { n: formats.count(lines) })}</p>
    </div>
  );
}
