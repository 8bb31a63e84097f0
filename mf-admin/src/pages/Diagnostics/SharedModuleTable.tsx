import { pageHost, type SharedModule } from '@tree-service/shared/runtime';
import { Alert, Card, StatusPill, Table, type TableColumn } from '@tree-service/shared/ui';

const columns: readonly TableColumn<SharedModule>[] = [
  { key: 'name', header: 'Module', cell: ({ name }) => name },
  { key: 'version', header: 'Version', cell: ({ version }) => version },
  { key: 'from', header: 'Copy of', cell: ({ from }) => from },
  {
    key: 'users',
    header: 'Used by',
    cell: ({ usedBy }) => (usedBy.length === 0 ? 'nobody yet' : usedBy.join(', ')),
  },
  {
    key: 'loaded',
    header: 'Loaded',
    cell: ({ isLoaded }) => (
      <StatusPill tone={isLoaded ? 'success' : 'neutral'}>{isLoaded ? 'Yes' : 'No'}</StatusPill>
    ),
  },
];

/** What the bundles of this page share: a module with two versions loaded would be a fault. */
export function SharedModuleTable() {
  const host = pageHost();
  if (host === null) return <Alert>This area runs alone and shares nothing.</Alert>;
  return (
    <Card>
      <Table
        caption="Shared modules"
        columns={columns}
        rows={host.sharedModules()}
        rowKey={({ name, version }) => `${name} ${version}`}
      />
    </Card>
  );
}
