/** Only the theme uses the scales: components name a meaning (`vars.color.surface.raised`), never a shade. */
export const slate = {
  0: '#ffffff',
  25: '#f8f9fb',
  50: '#f1f3f6',
  100: '#e7eaef',
  150: '#dce1e8',
  300: '#b3bdc9',
  400: '#8a96a5',
  500: '#66727f',
  900: '#161c24',
  950: '#10151b',
  1000: '#0b0f14',
};

export const brand = {
  50: '#eaf1ff',
  100: '#d8e5ff',
  300: '#86acff',
  600: '#1c55d6',
  700: '#1645b0',
  800: '#173a8a',
};

export const green = { 50: '#e4f5ec', 300: '#5fd39a', 400: '#3cc081', 600: '#0b7a4b', 700: '#086440' };
export const red = { 50: '#fdeae7', 300: '#ff9385', 400: '#ff7a6b', 600: '#c22d1c' };
export const rose = { 50: '#fde8f1', 300: '#ff8fbd', 600: '#c2185f' };
export const amber = { 50: '#fdf2d9', 300: '#f2c14e', 400: '#e5ab2c', 700: '#754a00' };
