import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { featureFlagsQuery, showFlag, switchFeatureFlag } from './flags.api';
import type { FoundPerson } from '../api/accounts';
import {
  effectOfFlag,
  type FeatureFlag,
  type FlagUser,
  notify,
  stableBucket,
} from '@tree-service/kernel';
import {
  Alert,
  Button,
  Card,
  Dialog,
  HStack,
  QueryBoundary,
  Section,
  StatusPill,
  type TableColumn,
  Text,
  VStack,
} from '@tree-service/design';
import styled from 'styled-components';
import { AdminPage } from '../shared/layout/AdminPage';
import { FoldingTable } from '../shared/layout/FoldingTable';
import { DecideButton } from '../shared/caseFile/DecideButton';
import { useDecision } from '../shared/layout/useDecision';
import { PeopleSearch } from '../shared/people/PeopleSearch';
import { FlagForm } from './FlagForm';
import { flagVerdict } from '../shared/flags/flagVerdict';
import { ListCsv } from '../shared/layout/ListCsv';
import { flagLimits } from './flagForm';

const cells = (flag: FeatureFlag) => ({
  Flag: flag.name,
  Description: flag.description,
  Status: flag.enabled ? 'On' : 'Off',
  'Enabled for': flagLimits(flag),
});

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

/** Turns a feature off for everyone, whatever its conditions, and on again under them. */
function SwitchFlag({ flag }: { readonly flag: FeatureFlag }) {
  const { name, enabled } = flag;
  const { mutateAsync } = useDecision({
    run: (reason: string) => switchFeatureFlag(name, !enabled, reason),
    refresh: [['feature_flags'], ['featureFlags']],
    show: () => showFlag(name, { enabled: !enabled }),
    onDone: () =>
      notify.success(`${name} is ${enabled ? 'off' : 'on'}`, {
        description: 'Open pages update within 5 minutes.',
      }),
  });
  const label = enabled ? 'Turn off' : 'Turn on';
  return (
    <DecideButton
      label={label}
      name={`${label} ${name}`}
      title={enabled ? `Turn off ${name} for everyone?` : `Turn on ${name} again?`}
      hint="Saved to the audit log."
      draft={`flag-${enabled ? 'off' : 'on'}/${name}`}
      isDestructive={enabled}
      onDecide={(reason) => mutateAsync(reason)}
    >
      <Text>
        {enabled
          ? 'The conditions stay as they are for when you turn it on again.'
          : `It will be on for: ${flagLimits(flag)}.`}
      </Text>
    </DecideButton>
  );
}

interface FlagListProps {
  readonly flags: readonly FeatureFlag[];
  /** The account the flags are evaluated for, if any. */
  readonly person: FlagUser | null;
}

function FlagList({ flags, person }: FlagListProps) {
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

export default function FlagsPage() {
  const query = useQuery(featureFlagsQuery());
  const [person, setPerson] = useState<FoundPerson | null>(null);
  return (
    <AdminPage
      title="Feature flags"
      lead="Which features are on, for whom, and when. Open pages update within 5 minutes."
    >
      <Section
        title="Check an account"
        description="Choose an account to see which flags are on for it, and why."
      >
        <VStack>
          {person === null ? (
            <PeopleSearch onChoose={setPerson} />
          ) : (
            <Alert
              title={`${person.email} (${person.user_type}), bucket ${stableBucket(person.id)}`}
              role="status"
              actions={
                <Button variant="outline" size="sm" onClick={() => setPerson(null)}>
                  Choose another account
                </Button>
              }
            >
              See the “For this account” column below.
            </Alert>
          )}
        </VStack>
      </Section>
      <Section
        title="Flags"
        actions={
          query.data && (
            <ListCsv name="flags" read={() => Promise.resolve(query.data)} cells={cells} />
          )
        }
      >
        <QueryBoundary query={query} what="the flags">
          {(flags) => (
            <FlagList
              flags={flags}
              person={person && { id: person.id, roles: [person.user_type] }}
            />
          )}
        </QueryBoundary>
      </Section>
    </AdminPage>
  );
}
