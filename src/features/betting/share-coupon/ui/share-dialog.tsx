import { useUnit } from 'effector-react';
import { useMemo } from 'react';

import { $direction, $language, useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Note } from '@/shared/ui/note';
import { Spinner } from '@/shared/ui/progress';

import type { PictureText } from '../lib/picture';
import { $code, $hasSaveFailed, shareAsked, shareCopied, shareLeft } from '../model/save';
import { CouponPicture } from './coupon-picture';
import * as css from './share.css';

type ShareDialogProps = Pick<PictureText, 'legs' | 'total'>;

/** Code, link and picture of the coupon. Spec: coupon §2, CPN-34. */
export function ShareDialog({ legs, total }: ShareDialogProps) {
  const t = useT();
  const [code, hasFailed, ask, leave] = useUnit([$code, $hasSaveFailed, shareAsked, shareLeft]);
  return (
    <Dialog open title={t('share.title')} closeLabel={t('share.close')} onClose={leave} size="sm">
      <div className={css.stack}>
        {code !== null && <Shared code={code} legs={legs} total={total} />}
        {code === null && hasFailed && (
          <Note tone="danger" role="alert" actions={<Button onClick={() => ask()}>{t('share.retry')}</Button>}>
            {t('share.failed')}
          </Note>
        )}
        {code === null && !hasFailed && (
          <div role="status" aria-label={t('share.saving')}>
            <Spinner size={24} />
          </div>
        )}
      </div>
    </Dialog>
  );
}

function Shared({ code, legs, total }: ShareDialogProps & { code: string }) {
  const t = useT();
  const [language, direction, copy] = useUnit([$language, $direction, shareCopied]);
  const text = useMemo(
    () => ({ title: t('share.pictureTitle'), legs, total, code, isRightToLeft: direction === 'rtl' }),
    [t, legs, total, code, direction],
  );
  return (
    <>
      <output className={css.code} aria-label={t('share.code')}>
        {code}
      </output>
      <p className={css.quiet}>{t('share.codeText')}</p>
      <div className={css.row}>
        <Button icon="copy" onClick={() => copy(code)}>
          {t('share.copyCode')}
        </Button>
        <Button icon="copy" onClick={() => copy(`${window.location.origin}/${language}?coupon=${code}`)}>
          {t('share.copyLink')}
        </Button>
      </div>
      <CouponPicture text={text} />
    </>
  );
}
