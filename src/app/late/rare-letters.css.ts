import { globalFontFace } from '@vanilla-extract/css';

import { letterFace } from '@/shared/ui/theme';

// No dictionary has these letters; names may. The page has drawn before a browser hears of their files.
globalFontFace('Inter Variable', [
  letterFace('currencies', 'U+2020, U+20A0-20AB, U+20AD-20C0, U+2113'),
  letterFace('latin-b', 'U+0180-0217, U+021C-024F'),
  letterFace('latin-more', 'U+1E00-1E9F, U+1EF2-1EFF'),
  letterFace('latin-rare', 'U+0250-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+2C60-2C7F, U+A720-A7FF'),
]);
