import { globalStyle } from '@vanilla-extract/css';

import { fixed, themed } from './contract.css';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html, body', { margin: 0, minHeight: '100%' });
globalStyle('html', { textSizeAdjust: '100%', scrollbarColor: `${themed.color.border.control} transparent` });
globalStyle('body', {
  fontFamily: fixed.font.family.sans,
  fontSize: fixed.font.size.md,
  fontWeight: fixed.font.weight.regular,
  lineHeight: fixed.lineHeight.row,
  letterSpacing: fixed.letterSpacing.body,
  // Every digit has the same width, so a changing number never moves its neighbours.
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: themed.color.text.primary,
  background: themed.color.canvas,
  WebkitFontSmoothing: 'antialiased',
});
globalStyle('h1, h2, h3, h4, h5, p, ul, ol, dl, dd, figure, fieldset, legend', { margin: 0, padding: 0 });
globalStyle('h1, h2, h3, h4, h5', { font: 'inherit' });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('fieldset', { border: 0, minWidth: 0 });
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  fontVariantNumeric: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  margin: 0,
});
globalStyle('button', { border: 0, background: 'none', padding: 0, cursor: 'pointer', textAlign: 'start' });
globalStyle('button:disabled', { cursor: 'not-allowed' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('svg', { display: 'block', flex: 'none' });
globalStyle('svg text', { direction: 'ltr', unicodeBidi: 'isolate' });
globalStyle('table', { borderCollapse: 'collapse' });
globalStyle('summary', { cursor: 'pointer' });
globalStyle('[hidden]', { display: 'none !important' });
globalStyle('dialog, [popover]', { color: themed.color.text.primary });
globalStyle('::placeholder', { color: themed.color.text.tertiary, opacity: 1 });
globalStyle(':focus-visible', {
  outline: `${fixed.focus.width} solid ${themed.color.border.focus}`,
  outlineOffset: fixed.focus.offset,
});
