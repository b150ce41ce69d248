/**
 * Loaded before a process of the tests (`node --import`): its clock goes on from another moment. What a test takes for
 * granted of today, as a month of 30 days or a term that has not run out, is found before that day comes.
 * `ANOTHER_DAY`: "<moment in ISO 8601> <when it was set, epoch ms>". Children inherit both.
 */
const [moment, since] = (process.env.ANOTHER_DAY ?? '').split(' ');
if (moment !== undefined && since !== undefined) {
  const Today = Date;
  const offset = Today.parse(moment) - Number(since);
  const now = () => Today.now() + offset;
  globalThis.Date = class extends Today {
    static override now = now;
    constructor(...at: readonly unknown[]) {
      super(...((at.length === 0 ? [now()] : at) as []));
    }
  } as DateConstructor;
}

export {};
