/** What people type as a number or a code: without spaces and dashes, with the digits 0 to 9 where they typed Arabic or Persian ones. */
export const plainSigns = (typed: string): string =>
  typed
    .replaceAll(/[\s-]/g, '')
    .replaceAll(/[٠-٩]/g, (sign) => String(sign.charCodeAt(0) - 0x660))
    .replaceAll(/[۰-۹]/g, (sign) => String(sign.charCodeAt(0) - 0x6f0));
