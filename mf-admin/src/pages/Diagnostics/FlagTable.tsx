import { Alert, Card, StatusPill, VStack, type TableColumn } from '@tree-service/design';
import { ListTable } from '../../listCsv/ListTable';
import { useEvaluatedFlags, type EvaluatedFlag } from './useEvaluatedFlags';

const onOff = (isOn: boolean) => (isOn ? 'On' : 'Off');

const columns: readonly TableColumn<EvaluatedFlag>[] = [
  { key: 'name', header: 'Flag', cell: ({ name }) => name },
  {
    key: 'on',
    header: 'For you',
    cell: ({ isOn }) => <StatusPill tone={isOn ? 'success' : 'neutral'}>{onOff(isOn)}</StatusPill>,
  },
  { key: 'why', header: 'Reason', cell: ({ why }) => why },
  {
    key: 'default',
    header: 'Default',
    cell: ({ isOnByDefault }) => onOff(isOnByDefault),
  },
];

const cells = ({ name, isOn, why, isOnByDefault }: EvaluatedFlag) => ({
  Flag: name,
  'For you': onOff(isOn),
  Reason: why,
  Default: onOff(isOnByDefault),
});

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
        <ListTable
          name="flags-for-you"
          cells={cells}
          caption="Feature flags"
          columns={columns}
          rows={flags}
          rowKey={({ name }) => name}
        />
      </Card>
    </VStack>
  );
}
