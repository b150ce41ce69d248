import { createHash } from 'node:crypto';

import type { Brand } from '../../../contracts/brand.ts';
import { type Picture, readPicture } from './picture.ts';
import { sheetOf } from './sheet.ts';

export type LookFile = { extension: '.css' | '.svg' | '.png'; bytes: Buffer };
/** `size`: of its square in px; null: an SVG, which fits everywhere. */
export type LookIcon = { address: string; size: number | null; isMaskable: boolean };
/** What a brand looks like. `style`: address of its sheet. */
export type Looks = {
  style: string | null;
  icons: readonly LookIcon[];
  files: ReadonlyMap<string, LookFile>;
  faults: readonly string[];
};

/** The last files of all brands: a page that is open, or that a browser kept, still asks for those of a brand that has changed since. */
const lastFiles = new Map<string, LookFile>();
const mostFiles = 300;

/** The file at an address under `/brand/`, whose name is the hash of its contents. */
export const lookFile = ({ files }: Looks, address: string): LookFile | null =>
  files.get(address) ?? lastFiles.get(address) ?? null;

function addressOf({ bytes, extension }: LookFile): string {
  return `/brand/${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}${extension}`;
}

function remember(address: string, file: LookFile): void {
  lastFiles.delete(address);
  lastFiles.set(address, file);
  for (const oldest of lastFiles.keys()) if (lastFiles.size > mostFiles) lastFiles.delete(oldest);
}

/** Reads the pictures and makes the sheet. A picture that will not do costs itself and is named. Rows BRAND-04, BRAND-07. */
export function makeLooks(brand: Brand, folder: string | null): Looks {
  const faults: string[] = [];
  const files = new Map<string, LookFile>();
  const keep = (file: LookFile): string => {
    const address = addressOf(file);
    files.set(address, file);
    remember(address, file);
    return address;
  };
  const take = (field: string, named: string, fault: (picture: Picture) => string | null = () => null) => {
    const read = readPicture(folder, named);
    const wrong = 'fault' in read ? read.fault : fault(read.picture);
    if (wrong !== null) faults.push(`brand.${field}: ${wrong}`);
    return 'picture' in read && wrong === null ? { address: keep(read.picture), size: read.picture.size } : null;
  };
  const notSquare = ({ size }: Picture) =>
    size === null || size.width === size.height ? null : 'an icon must be a square';
  const iconsOf = (field: 'icons' | 'maskableIcons') =>
    (brand[field] ?? []).flatMap((named, at): LookIcon[] => {
      const icon = take(`${field}[${String(at)}]`, named, notSquare);
      const isMaskable = field === 'maskableIcons';
      return icon === null ? [] : [{ address: icon.address, size: icon.size?.width ?? null, isMaskable }];
    });

  const light = brand.logo === undefined ? null : take('logo.light', brand.logo.light);
  const dark = brand.logo?.dark === undefined ? light : take('logo.dark', brand.logo.dark);
  const [one, other] = [light ?? dark, dark ?? light];
  const logo = one === null || other === null ? null : { light: one.address, dark: other.address };
  const sheet = sheetOf(brand.colours ?? { light: {}, dark: {} }, logo);
  return {
    style: sheet === '' ? null : keep({ extension: '.css', bytes: Buffer.from(sheet) }),
    icons: [...iconsOf('icons'), ...iconsOf('maskableIcons')],
    files,
    faults,
  };
}
