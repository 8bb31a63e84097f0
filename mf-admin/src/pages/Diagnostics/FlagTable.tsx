import { flagDefaults, useFeatureFlags, type FeatureFlagName } from '@tree-service/shared/runtime';
import { Alert, Card, StatusPill, Table, VStack, type TableColumn } from '@tree-service/shared/ui';

interface EvaluatedFlag {
  readonly name: FeatureFlagName;
  readonly isOn: boolean;
  readonly isOnByDefault: boolean;
}

const columns: readonly TableColumn<EvaluatedFlag>[] = [
  { key: 'name', header: 'Flag', cell: ({ name }) => name },
  {
    key: 'on',
    header: 'For you',
    cell: ({ isOn }) => (
      <StatusPill tone={isOn ? 'success' : 'neutral'}>{isOn ? 'On' : 'Off'}</StatusPill>
    ),
  },
  {
    key: 'default',
    header: 'When flags cannot be loaded',
    cell: ({ isOnByDefault }) => (isOnByDefault ? 'On' : 'Off'),
  },
];

function isFlagName(name: string): name is FeatureFlagName {
  return name in flagDefaults;
}

/** Every feature flag the product knows, as it is for this account. */
export function FlagTable() {
  const { status, isOn } = useFeatureFlags();
  const flags = Object.keys(flagDefaults)
    .filter(isFlagName)
    .map((name) => ({ name, isOn: isOn(name), isOnByDefault: flagDefaults[name] }));
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
