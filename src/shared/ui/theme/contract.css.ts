import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * `onSolidMuted` → `on-solid-muted`. A token is one CSS variable, which plugins and the partner brand book may override
 * by its name.
 */
const variableName = (_: string | null, path: string[]) =>
  path.map((part) => part.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()).join('-');

/**
 * What changes with the theme. The design system documents every token; `color.surface.raised` is
 * `--color-surface-raised`.
 */
export const themed = createGlobalThemeContract(
  {
    color: {
      canvas: null,
      surface: {
        base: null,
        raised: null,
        sunken: null,
        header: null,
        rail: null,
        group: null,
        hover: null,
        pressed: null,
        selected: null,
        inverse: null,
        scrim: null,
      },
      border: { hairline: null, subtle: null, control: null, focus: null },
      text: { primary: null, secondary: null, tertiary: null, disabled: null, inverse: null },
      accent: {
        solid: null,
        solidHover: null,
        solidActive: null,
        onSolid: null,
        onSolidMuted: null,
        soft: null,
        softHover: null,
        border: null,
        text: null,
      },
      live: { solid: null, onSolid: null, soft: null, text: null },
      up: { solid: null, soft: null, text: null },
      down: { solid: null, soft: null, text: null },
      won: { solid: null, onSolid: null, soft: null, text: null },
      lost: { solid: null, onSolid: null, soft: null, text: null },
      returned: { soft: null, text: null },
      warning: { solid: null, onSolid: null, soft: null, border: null, text: null },
      danger: { solid: null, onSolid: null, soft: null, border: null, text: null },
      odds: { idle: null, hover: null, pressed: null, blockedMark: null, suspended: null, suspendedBorder: null },
      pitch: { grass: null, grassAlt: null, line: null, home: null, away: null, ball: null },
      chart: { line: null, grid: null, profit: null, loss: null },
      skeleton: null,
    },
    shadow: { floating: null },
  },
  variableName,
);

/** What every theme shares. Sizes in rem follow the reader's font size; sizes in px are the grid. */
export const fixed = createGlobalThemeContract(
  {
    font: {
      family: { sans: null, mono: null },
      size: { xxs: '2xs', xs: 'xs', sm: 'sm', md: 'md', lg: 'lg', xl: 'xl', xxl: '2xl', xxxl: '3xl' },
      weight: { regular: null, medium: null, semibold: null, bold: null },
    },
    lineHeight: { tight: null, row: null, text: null },
    letterSpacing: { body: null, label: null, display: null },
    space: {
      0: null,
      1: null,
      2: null,
      3: null,
      4: null,
      5: null,
      6: null,
      8: null,
      10: null,
      12: null,
      16: null,
    },
    size: {
      row: null,
      oddsHeight: null,
      controlSm: null,
      controlMd: null,
      controlLg: null,
      targetMin: null,
      targetTouch: null,
      header: null,
      columnHead: null,
      groupHead: null,
      footerBar: null,
      menu: null,
      menuIcons: null,
      coupon: null,
      preview: null,
      iconSm: null,
      iconMd: null,
      iconLg: null,
    },
    radius: { xs: null, control: null, card: null, sheet: null, full: null },
    borderWidth: { hairline: null },
    focus: { width: null, offset: null },
    motion: {
      duration: { fast: null, base: null, slow: null, price: null },
      easing: { out: null, in: null, standard: null },
    },
    z: {
      base: null,
      sticky: null,
      rail: null,
      header: null,
      dropdown: null,
      floatingMedia: null,
      bottomBar: null,
      sheet: null,
      dialog: null,
      realityCheck: null,
      notice: null,
      tooltip: null,
    },
  },
  (value, path) => variableName(null, value === null ? path : [...path.slice(0, -1), value]),
);
