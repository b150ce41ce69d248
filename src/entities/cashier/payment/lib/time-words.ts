type Unit = 'hour' | 'minute' | 'second';

/** Remaining time in words, the two largest units: "1 minute 45 seconds". Never less than one second. */
export function timeWords(ms: number, locale: string): string {
  const all = Math.max(1, Math.ceil(ms / 1000));
  const units: [Unit, number][] = [
    ['hour', Math.floor(all / 3600)],
    ['minute', Math.floor(all / 60) % 60],
    ['second', all % 60],
  ];
  const first = units.findIndex(([, value]) => value > 0);
  return units
    .slice(first, first + 2)
    .filter(([, value]) => value > 0)
    .map(([unit, value]) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value))
    .join(' ');
}
