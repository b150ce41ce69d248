/** The three parts of a colour, as its space counts them. */
export type Parts = readonly [number, number, number];

const gamma = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * Math.max(light, 0) ** (1 / 2.4) - 0.055;
const fromLinear = ([red, green, blue]: Parts): Parts => [gamma(red), gamma(green), gamma(blue)];

function fromHsl([hue, saturation, lightness]: Parts): Parts {
  const [s, l] = [saturation / 100, lightness / 100];
  const part = (n: number) => {
    const k = (n + (((hue % 360) + 360) % 360) / 30) % 12;
    return l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [part(0), part(8), part(4)];
}

function fromHwb([hue, white, black]: Parts): Parts {
  const [w, b] = [white / 100, black / 100];
  if (w + b >= 1) return [w / (w + b), w / (w + b), w / (w + b)];
  const pure = fromHsl([hue, 100, 50]);
  const part = (value: number) => value * (1 - w - b) + w;
  return [part(pure[0]), part(pure[1]), part(pure[2])];
}

/** Oklab (Björn Ottosson) as light of sRGB. */
function fromOklab([lightness, a, b]: Parts): Parts {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return fromLinear([
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]);
}

const fromOklch = ([lightness, chroma, hue]: Parts): Parts => {
  const angle = (hue * Math.PI) / 180;
  return fromOklab([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
};

/** Colour spaces that are converted to sRGB here; a colour of any other space needs its `hex` next to it. */
export const toSrgb: Readonly<Record<string, (parts: Parts) => Parts>> = {
  srgb: (parts) => parts,
  'srgb-linear': fromLinear,
  hsl: fromHsl,
  hwb: fromHwb,
  oklab: fromOklab,
  oklch: fromOklch,
};
