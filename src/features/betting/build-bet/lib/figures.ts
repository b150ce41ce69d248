import { kept } from '@/shared/lib/language';

const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** Figures of a joint price in those of the language, made once: a grid asks for each of its scores. `thousandths`: a chance. */
export const figuresIn = kept((locale: string) => {
  const [whole, fine] = [new Intl.NumberFormat(locale), new Intl.NumberFormat(locale, tenths)];
  const share = new Intl.NumberFormat(locale, { style: 'percent', ...tenths });
  return {
    goals: (count: number) => whole.format(count),
    percent: (thousandths: number) => share.format(thousandths / 1000),
    /** Without the sign, for a table that says it once. */
    bare: (thousandths: number) => fine.format(thousandths / 10),
  };
});
