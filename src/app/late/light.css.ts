import { globalStyle } from '@vanilla-extract/css';

// The light version: nothing moves, nothing casts a shadow. Row PREF-04.
globalStyle('[data-look*=light] *', {
  animation: 'none !important',
  transition: 'none !important',
  boxShadow: 'none !important',
});
