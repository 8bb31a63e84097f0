import { Alert, Card, StatusPill, Table, VStack, type TableColumn } from '@tree-service/design';
import { useEvaluatedFlags, type EvaluatedFlag } from './useEvaluatedFlags';

const columns: readonly TableColumn<EvaluatedFlag>[] = [
  { key: 'name', header: 'Flag', cell: ({ name }) => name },
  {
    key: 'on',
    header: 'For you',
    cell: ({ isOn }) => (
      <StatusPill tone={isOn ? 'success' : 'neutral'}>{isOn ? 'On' : 'Off'}</StatusPill>
    ),
  },
  { key: 'why', header: 'Why', cell: ({ why }) => why },
  {
    key: 'default',
    header: 'When flags cannot be loaded',
    cell: ({ isOnByDefault }) => (isOnByDefault ? 'On' : 'Off'),
  },
];

/** Every feature flag the product knows, as it is for this account and why. */
export function FlagTable() {
  const { status, flags } = useEvaluatedFlags();
  return (
    <VStack>
      {status === 'defaults' && (
        <Alert tone="warning" title="Flags could not be loaded">
          The defaults are in force.
        </Alert>
      )}
      <Card>
        <Table caption="Feature flags" columns={columns} rows={flags} rowKey={({ name }) => name} />
      </Card>
    </VStack>
  );
}
