import { useEffect, useRef } from 'react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { vars } from '@/shared/ui/theme';

import { drawPicture, type PictureText } from '../lib/picture';
import * as css from './share.css';

/** The value that a token has on this page: a canvas knows no custom properties. */
const colourOf = (token: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(token.replace(/^var\(|\)$/g, ''));

const coloursOfPage = () => ({
  ground: colourOf(vars.color.surface.base),
  text: colourOf(vars.color.text.primary),
  quiet: colourOf(vars.color.text.secondary),
  line: colourOf(vars.color.border.hairline),
  accent: colourOf(vars.color.accent.solid),
  onAccent: colourOf(vars.color.accent.onSolid),
});

function save(canvas: HTMLCanvasElement, name: string): void {
  canvas.toBlob((blob) => {
    if (!blob) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    URL.revokeObjectURL(link.href);
  }, 'image/png');
}

/** The coupon as a picture in the colours of the page, to be sent to somebody. Its code is on it. */
export function CouponPicture({ text }: { text: PictureText }) {
  const t = useT();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawPicture(canvas.current, text, coloursOfPage());
  }, [text]);
  return (
    <>
      <canvas ref={canvas} className={css.picture} role="img" aria-label={t('share.picture')} />
      <div className={css.row}>
        <Button
          icon="download"
          onClick={() => {
            if (canvas.current) save(canvas.current, `coupon-${text.code}.png`);
          }}
        >
          {t('share.download')}
        </Button>
      </div>
    </>
  );
}
