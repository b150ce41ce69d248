import type { PluginPermission } from '../contracts/plugin.ts';

/** The names of the facade that show the use of a permission. A build shortens no names of properties. */
const signs: readonly (readonly [PluginPermission, RegExp])[] = [
  ['navigate', /\.replaceSearch\(/],
  ['notify', /\.notify\(\{/],
  ['modal:open', /\.openModal\(/],
  ['dialog:open', /\.openDialog\(|\bHostDialog\b/],
  ['session:read', /\.\$session\b/],
  ['session:end', /\.logOut\(/],
  ['balance:read', /\.\$balance\b/],
  ['account:switch', /\.switchAccount\(/],
  ['preferences:write', /\.set(?:Language|Theme|FontSize)\(/],
  ['coupon:add', /\.addToCoupon\(|\.coupon\.(?:add|open)\(/],
  ['coupon:read', /\.coupon\.(?:has\(|\$count\b|\$ids\b)/],
  ['odds:read', /\.drawOdds\(|\.feed\.(?:game|markets|odds)\(|\buse(?:Game|Markets)\b/],
  ['register', /\.registration\.(?:\$form|change|submit|askAgain)\b/],
  ['office:read', /\.office\.read\(/],
  ['office:write', /\.office\.send\(/],
  ['tickets:read', /\.tickets\.read\(/],
  ['tickets:buy', /\.tickets\.buy\(/],
];

/**
 * A permission that a script uses and its entry does not request: the call would do nothing, without a reason. Row
 * PLUG-94.
 */
export const permissionFaults = (code: string, asked: readonly string[] = []): string[] =>
  signs
    .filter(([name, sign]) => !asked.includes(name) && sign.test(code))
    .map(([name]) => `its script uses "${name}", which "permissions" does not ask for`);
