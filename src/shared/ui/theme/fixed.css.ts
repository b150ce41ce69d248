import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';

import { fixed } from './contract.css';
import { media } from './media';

createGlobalTheme(':root', fixed, {
  font: {
    family: {
      sans: "'Inter Variable', 'Inter Fallback', 'Inter Phone', 'Noto Sans Arabic', 'Noto Sans Hebrew', 'Noto Sans Devanagari', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
      mono: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
    },
    size: {
      xxs: '0.6875rem',
      xs: '0.75rem',
      sm: '0.8125rem',
      md: '0.875rem',
      lg: '1rem',
      xl: '1.25rem',
      xxl: '1.75rem',
      xxxl: '2.5rem',
    },
    weight: { regular: '420', medium: '520', semibold: '620', bold: '700' },
  },
  lineHeight: { tight: '1.15', row: '1.25', text: '1.5' },
  letterSpacing: { body: '-0.006em', label: '0.02em', display: '-0.015em' },
  space: {
    0: '0',
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    8: '32px',
    10: '40px',
    12: '48px',
    16: '64px',
  },
  size: {
    row: '40px',
    oddsHeight: '32px',
    controlSm: '28px',
    controlMd: '32px',
    controlLg: '40px',
    targetMin: '32px',
    targetTouch: '44px',
    header: '56px',
    columnHead: '28px',
    groupHead: '32px',
    footerBar: '40px',
    menu: '200px',
    menuIcons: '56px',
    coupon: '324px',
    preview: '360px',
    iconSm: '14px',
    iconMd: '16px',
    iconLg: '20px',
  },
  radius: { xs: '3px', control: '6px', card: '10px', sheet: '14px', full: '999px' },
  borderWidth: { hairline: '1px' },
  focus: { width: '2px', offset: '2px' },
  motion: {
    duration: { fast: '120ms', base: '160ms', slow: '200ms', price: '1500ms' },
    easing: {
      out: 'cubic-bezier(.2, 0, 0, 1)',
      in: 'cubic-bezier(.4, 0, 1, 1)',
      standard: 'cubic-bezier(.2, 0, .2, 1)',
    },
  },
  z: {
    base: '0',
    sticky: '10',
    rail: '20',
    header: '30',
    dropdown: '40',
    floatingMedia: '50',
    bottomBar: '60',
    sheet: '70',
    dialog: '80',
    realityCheck: '90',
    notice: '100',
    tooltip: '110',
  },
});

// These modes change only sizes. The compact row itself keeps its 32 px target.
globalStyle("[data-look*='compact']", { vars: { [fixed.size.row]: '32px', [fixed.size.oddsHeight]: '28px' } });
globalStyle("html[data-font='small']", { fontSize: '15px' });
globalStyle("html[data-font='large']", {
  fontSize: '18px',
  vars: { [fixed.size.row]: '44px', [fixed.size.oddsHeight]: '36px' },
});

// On a phone, what is over a list takes as little room as it can.
globalStyle(':root', { '@media': { [media.phone]: { vars: { [fixed.size.header]: '52px' } } } });

// For fingers, prices are 44 px apart. Spec of sizes: size.targetTouch.
globalStyle(':root', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      vars: {
        [fixed.motion.duration.fast]: '0ms',
        [fixed.motion.duration.base]: '0ms',
        [fixed.motion.duration.slow]: '0ms',
      },
    },
  },
});
// In a low window one bar stays, that of the coupon, and a group's head above the rows: a focused element stops between
// them.
globalStyle('html', { '@media': { [media.low]: { scrollPaddingBlock: '40px 72px' } } });
