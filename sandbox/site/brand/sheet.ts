import type { BrandColours } from '../../../contracts/design-tokens/index.ts';
import { type Colours, moreContrast, type ThemeName } from '../../../contracts/theme/index.ts';

/** One more element than the product's own sheets name, so that it wins wherever it stands; and never a colour of the light theme in the dark. */
const selectors: Record<ThemeName, string> = {
  light: "html:not([data-theme='dark']),html [data-theme='light']",
  dark: "html[data-theme='dark'],html [data-theme='dark']",
};

function rules(theme: ThemeName, colours: Colours): string {
  const of = (isRaised: boolean) =>
    Object.entries(colours)
      .filter(([name]) => name in moreContrast[theme] === isRaised)
      .map(([name, value]) => `--color-${name}:${value}`)
      .join(';');
  const [usual, raised] = [of(false), of(true)];
  return [
    usual === '' ? '' : `${selectors[theme]}{${usual}}`,
    // Visitors who ask for more contrast get the colours of the house, which have it.
    raised === '' ? '' : `@media not (prefers-contrast:more){${selectors[theme]}{${raised}}}`,
  ].join('');
}

/** `light`, `dark`: addresses. The drawing of the product gives way; its box stays, so nothing moves. */
const logoRules = ({ light, dark }: { light: string; dark: string }): string =>
  [
    '[data-logo]>*{display:none}',
    `[data-logo]{background:url(${light}) center/contain no-repeat}`,
    dark === light ? '' : `html[data-theme='dark'] [data-logo]{background-image:url(${dark})}`,
  ].join('');

/** What a brand changes of the looks of each page; empty where it changes nothing. */
export const sheetOf = ({ light, dark }: BrandColours, logo: { light: string; dark: string } | null): string =>
  `${rules('light', light)}${rules('dark', dark)}${logo === null ? '' : logoRules(logo)}`;
