import { readBuiltApp } from './built-app.ts';

export async function checkApp(folder: string): Promise<string> {
  const { entry } = await readBuiltApp(folder);
  return `${entry.id} ${entry.version}: no fault.`;
}
