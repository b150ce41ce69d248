import { type Network, networks } from '@contracts/payments/crypto/networks';

import { useT } from '@/shared/i18n';
import { Select } from '@/shared/ui/select';

type NetworkSelectProps = { options: readonly Network[]; value: Network | null; onChoose: (network: Network) => void };

/** The networks that a cryptocurrency moves on. */
export function NetworkSelect({ options, value, onChoose }: NetworkSelectProps) {
  const t = useT();
  return (
    <Select
      label={t('cashier.crypto.network')}
      options={options.map((id) => ({ value: id, label: networks[id].name }))}
      value={value ?? ''}
      onValueChange={(id) => id !== '' && onChoose(id)}
    />
  );
}
