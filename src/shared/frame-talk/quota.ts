/** Commands that a frame may give in a second. Fault F98, threat T26. */
const commandsPerSecond = 20;
/** Messages of any kind in a second that no honest page sends. */
const messagesPerSecond = 1000;
/** So many messages off the contract, and nothing that it says is believed. */
const maxWrong = 10;

type Judge = { warn: (text: string) => void; fail: (reason: string) => void };

/** Bounds what one frame says. Each returns false when the message is not to be heeded. */
export function createQuota({ warn, fail }: Judge) {
  let [second, messages, commands, wrong] = [0, 0, 0, 0];
  let isTold = false;
  return {
    takesMessage: () => {
      const now = Math.floor(performance.now() / 1000);
      if (now !== second) [second, messages, commands] = [now, 0, 0];
      messages += 1;
      if (messages === messagesPerSecond + 1) fail('It floods the host with messages');
      return messages <= messagesPerSecond;
    },
    takesCommand: () => {
      commands += 1;
      if (commands > commandsPerSecond && !isTold) {
        isTold = true;
        warn(`it gives more than ${commandsPerSecond} commands a second: the rest is refused`);
      }
      return commands <= commandsPerSecond;
    },
    wrongMessage: (what: string) => {
      wrong += 1;
      if (wrong === 1) warn(`it said something off the contract: ${what}`);
      if (wrong === maxWrong) fail('It says nothing that the host understands');
    },
  };
}
