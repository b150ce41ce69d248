import { useEffect, useRef } from 'react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';

import { drawPicture, type PictureText } from '../lib/picture';
import * as css from './share.css';

/**
 * Reads a token's value on this page, because a canvas knows no custom properties. It reads by name: the table of all
 * tokens exists in the build alone.
 */
const colourOf = (token: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--color-${token}`);

const coloursOfPage = () => ({
  ground: colourOf('surface-base'),
  text: colourOf('text-primary'),
  quiet: colourOf('text-secondary'),
  line: colourOf('border-hairline'),
  accent: colourOf('accent-solid'),
  onAccent: colourOf('accent-on-solid'),
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

/** The coupon as a picture in the colours of the page, with its code. The player can send it to somebody. */
export function CouponPicture({ text }: { text: PictureText }) {
  const t = useT();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawPicture(canvas.current, text, coloursOfPage());
  }, [text]);
  return (
    <>
      <canvas ref={canvas} className={css.picture}>
        {t('share.picture')}
      </canvas>
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
