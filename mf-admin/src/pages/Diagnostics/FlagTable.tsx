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
  { key: 'why', header: 'Reason', cell: ({ why }) => why },
  {
    key: 'default',
    header: 'Default',
    cell: ({ isOnByDefault }) => (isOnByDefault ? 'On' : 'Off'),
  },
];

export function FlagTable() {
  const { status, flags } = useEvaluatedFlags();
  return (
    <VStack>
      {status === 'defaults' && (
        <Alert tone="warning" title="We couldn't load the flags">
          Defaults apply until they load.
        </Alert>
      )}
      <Card>
        <Table caption="Feature flags" columns={columns} rows={flags} rowKey={({ name }) => name} />
      </Card>
    </VStack>
  );
}
