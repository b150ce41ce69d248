import type { Partner } from '../../contracts/partner.ts';
import { toWire } from '../account/wire.ts';
import { isIdentified } from '../auth/users.ts';
import { mainIso } from '../protection/main-currency.ts';
import { rightsOf } from '../protection/rights.ts';
import type { World } from '../world/world.ts';
import { codeOf, paidTo, peopleOf, perPersonOf } from './people.ts';

const shownMonths = 12;

const monthOf = (ms: number): number => {
  const day = new Date(ms);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth());
};

export function partnerOf(world: World, userId: number): Partner {
  const iso = mainIso(world, userId);
  const code = codeOf(world, userId);
  const isHeldBack = !rightsOf(world, userId).canReceiveBonus;
  const people = peopleOf(world, userId);
  const counted = people.filter(({ isCounted }) => isCounted);
  const months = [...new Set(people.map(({ at }) => monthOf(at)))].slice(0, shownMonths).map((from) => {
    const ofMonth = people.filter(({ at }) => monthOf(at) === from);
    return {
      from: from / 1000,
      came: ofMonth.length,
      counted: ofMonth.filter(({ isCounted }) => isCounted).length,
    };
  });
  return {
    ...{ iso, isHeldBack, months, hasJoined: code !== null, isVerified: isIdentified(world.db, userId) },
    ...{ came: people.length, counted: counted.length, perPerson: toWire(perPersonOf(iso), iso) },
    link: code === null || isHeldBack ? null : `/registration?tag=${code}`,
    paid: toWire(paidTo(world, userId, iso), iso),
    available: toWire(counted.filter(({ isPaid }) => !isPaid).length * perPersonOf(iso), iso),
  };
}
