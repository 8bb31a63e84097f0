import { useState } from 'react';
import styled from 'styled-components';
import { effectOfFlag, type FeatureFlag, type FlagUser } from '@tree-service/kernel';
import {
  Button,
  Card,
  Dialog,
  HStack,
  StatusPill,
  Text,
  type TableColumn,
} from '@tree-service/design';
import { FoldingTable } from '../../layout/FoldingTable';
import { FlagForm } from './FlagForm';
import { flagLimits } from './flagLimits';
import { flagVerdict } from './flagVerdict';
import { SwitchFlag } from './SwitchFlag';

// Keeps its column as wide as its buttons.
const Buttons = styled(HStack)`
  white-space: nowrap;
`;

const effectOf = (name: string) => effectOfFlag(name) ?? 'Not used in this release.';

const OnOff = ({ isOn }: { readonly isOn: boolean }) => (
  <StatusPill tone={isOn ? 'success' : 'neutral'}>{isOn ? 'On' : 'Off'}</StatusPill>
);

const what: TableColumn<FeatureFlag> = {
  key: 'what',
  header: 'What it does',
  cell: ({ name, description }) => [description, effectOf(name)].filter(Boolean).join(' – '),
};

function About({ flag }: { readonly flag: FeatureFlag }) {
  const limits = flagLimits(flag);
  return (
    <>
      {flag.description}
      {limits !== 'everyone' && (
        <>
          <br />
          Limits: {limits}
        </>
      )}
    </>
  );
}

interface FlagListProps {
  readonly flags: readonly FeatureFlag[];
  /** The account the flags are evaluated for, if any. */
  readonly person: FlagUser | null;
}

export function FlagList({ flags, person }: FlagListProps) {
  const [editedName, setEditedName] = useState<string | null>(null);
  const edited = flags.find(({ name }) => name === editedName);
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
          <Text size="sm">{effectOf(name)}</Text>
        </>
      ),
    },
    {
      key: 'enabled',
      header: 'Enabled for',
      cell: (flag) => (
        <>
          <OnOff isOn={flag.enabled} />
          <Text size="sm" tone="muted">
            {flagLimits(flag)}
          </Text>
        </>
      ),
    },
    ...(person === null
      ? []
      : [
          {
            key: 'person',
            header: 'For this account',
            cell: (flag: FeatureFlag) => {
              const { isOn, why } = flagVerdict(flag, person, new Date());
              return (
                <>
                  <OnOff isOn={isOn} />
                  <Text size="sm" tone="muted">
                    {why}
                  </Text>
                </>
              );
            },
          },
        ]),
    {
      key: 'edit',
      header: 'Change',
      cell: (flag) => (
        <Buttons $gap={2}>
          <SwitchFlag flag={flag} />
          <Button
            variant="outline"
            aria-label={`Edit ${flag.name}`}
            onClick={() => setEditedName(flag.name)}
          >
            Edit
          </Button>
        </Buttons>
      ),
    },
  ];
  return (
    <Card>
      <FoldingTable
        caption="Feature flags"
        columns={columns}
        rows={flags}
        rowKey={({ name }) => name}
        folded={(flag) => ({
          title: flag.name,
          below: person ? flagVerdict(flag, person, new Date()).why : <About flag={flag} />,
          aside: (
            <OnOff isOn={person ? flagVerdict(flag, person, new Date()).isOn : flag.enabled} />
          ),
        })}
        unfolded={[what, ...columns.slice(1)]}
      />
      <Dialog
        title={edited?.name ?? 'Flag'}
        open={edited !== undefined}
        onOpenChange={(open) => !open && setEditedName(null)}
      >
        {edited && <FlagForm key={edited.name} flag={edited} onClose={() => setEditedName(null)} />}
      </Dialog>
    </Card>
  );
}
