import type { Translate } from '@/shared/i18n';

const named = ['small', 'big', 'odd', 'even', 'triple'] as const;

/** A place on the cloth of sic bo, in words. */
export function placeText(t: Translate, spot: string): string {
  const name = named.find((own) => own === spot);
  if (name !== undefined) return t(`originals.place.${name}`);
  const [, kind = '', number = ''] = /^([a-z]+)(\d+)$/.exec(spot) ?? [];
  if (kind === 'total') return t('originals.place.total', { number });
  if (kind === 'pair') return t('originals.place.pair', { number });
  if (kind === 'three') return t('originals.place.three', { number });
  if (kind === 'duo') return t('originals.place.duo', { low: number.charAt(0), high: number.charAt(1) });
  return t('originals.place.face', { number });
}
