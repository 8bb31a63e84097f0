import { useState } from 'react';
import type { FeatureFlag, FlagUser } from '@tree-service/kernel';
import {
  Button,
  Card,
  Dialog,
  StatusPill,
  Table,
  Text,
  type TableColumn,
} from '@tree-service/design';
import { FlagForm } from './FlagForm';
import { flagLimits } from './flagLimits';
import { flagVerdict } from './flagVerdict';

interface FlagListProps {
  readonly flags: readonly FeatureFlag[];
  /** For whom the flags are evaluated besides; null for nobody. */
  readonly person: FlagUser | null;
}

/** Every flag: what it switches, what limits it, and what that means for a chosen account. */
export function FlagList({ flags, person }: FlagListProps) {
  const [changed, setChanged] = useState<FeatureFlag | null>(null);
  const columns: TableColumn<FeatureFlag>[] = [
    {
      key: 'name',
      header: 'Flag',
      cell: ({ name, description }) => (
        <>
          <Text as="span" weight="semibold">
            {name}
          </Text>
          <Text size="sm" tone="muted">
            {description}
          </Text>
        </>
      ),
    },
    {
      key: 'enabled',
      header: 'Enabled',
      cell: ({ enabled }) => (
        <StatusPill tone={enabled ? 'success' : 'neutral'}>{enabled ? 'On' : 'Off'}</StatusPill>
      ),
    },
    { key: 'limits', header: 'For', cell: flagLimits },
    ...(person === null
      ? []
      : [
          {
            key: 'person',
            header: 'For the chosen account',
            cell: (flag: FeatureFlag) => {
              const { isOn, why } = flagVerdict(flag, person, new Date());
              return (
                <>
                  <StatusPill tone={isOn ? 'success' : 'neutral'}>{isOn ? 'On' : 'Off'}</StatusPill>
                  <Text size="sm" tone="muted">
                    {why}
                  </Text>
                </>
              );
            },
          },
        ]),
    {
      key: 'change',
      header: 'Change',
      cell: (flag) => (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Change ${flag.name}`}
          onClick={() => setChanged(flag)}
        >
          Change
        </Button>
      ),
    },
  ];
  return (
    <Card>
      <Table caption="Feature flags" columns={columns} rows={flags} rowKey={({ name }) => name} />
      <Dialog
        title={changed?.name ?? 'Flag'}
        open={changed !== null}
        onOpenChange={(open) => !open && setChanged(null)}
      >
        {changed && <FlagForm key={changed.name} flag={changed} onClose={() => setChanged(null)} />}
      </Dialog>
    </Card>
  );
}
