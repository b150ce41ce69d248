import type { Locator } from '@playwright/test';
import jsQr from 'jsqr';

/** What a camera reads in this picture. */
export async function readQr(picture: Locator): Promise<string> {
  const png = (await picture.screenshot()).toString('base64');
  const { pixels, width, height } = await picture.page().evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (sign) => sign.codePointAt(0) ?? 0);
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    canvas?.drawImage(bitmap, 0, 0);
    const image = canvas?.getImageData(0, 0, bitmap.width, bitmap.height);
    return { pixels: [...(image?.data ?? [])], width: bitmap.width, height: bitmap.height };
  }, png);
  return jsQr(Uint8ClampedArray.from(pixels), width, height)?.data ?? '';
}
