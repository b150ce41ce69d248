import { createEffect } from 'effector';

type Sheet = { name: string; text: string; type?: 'text/csv' | 'text/plain' | 'application/json' };

/** Gives a text to the browser as a file. */
export const saveSheetFx = createEffect(({ name, text, type = 'text/csv' }: Sheet) => {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // After this time the browser has read the file.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 60_000);
});
