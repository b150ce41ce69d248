import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import css from './account.module.css';
import { Icon } from './icons';
import { Menu, MenuGroup, MenuItem } from './menu';
import menu from './menu.module.css';

/**
 * Shows the active account's balance and offers the other accounts. Keeps its place on the page until the balance
 * comes.
 */
export function AccountMenu() {
  const { $balance, $t, switchAccount } = useHost();
  const [balance, t] = useUnit([$balance, $t]);
  const active = balance?.accounts.find(({ id }) => id === balance.activeId);
  if (balance === null || active === undefined) return <span className={css.balancePlace} />;

  const trigger = (
    <>
      <span className={css.balance}>
        <span className={css.small}>{active.label}</span> <bdi className={css.amount}>{active.amount}</bdi>
      </span>
      <Icon name="down" size={14} />
    </>
  );
  return (
    <Menu label={t('header.accounts')} trigger={trigger} triggerClass={css.account}>
      <MenuGroup label={t('header.accounts')}>
        {balance.accounts.map((account) => (
          <MenuItem
            key={account.id}
            isChecked={account.id === balance.activeId}
            onChoose={() => switchAccount(account.id)}
          >
            <span className={menu.grow}>{account.label}</span>
            <bdi className={css.amount}>{account.amount}</bdi>
          </MenuItem>
        ))}
      </MenuGroup>
    </Menu>
  );
}
