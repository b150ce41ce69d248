import { createEffect } from 'effector';

/** Gives a text to the browser as a file. */
export const saveSheetFx = createEffect(({ name, text }: { name: string; text: string }) => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // After this time the browser has read the file.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 60_000);
});
