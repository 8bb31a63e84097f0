import type { SharedModule } from '@tree-service/kernel';
import { Alert, Card, StatusPill, type TableColumn } from '@tree-service/design';
import { ListTable } from '../shared/listCsv/ListTable';
import { askShell, SHELL_TOO_OLD } from './askShell';

const columns: readonly TableColumn<SharedModule>[] = [
  { key: 'name', header: 'Module', cell: ({ name }) => name },
  { key: 'version', header: 'Version', cell: ({ version }) => version },
  { key: 'from', header: 'Provided by', cell: ({ from }) => from },
  {
    key: 'users',
    header: 'Used by',
    cell: ({ usedBy }) => (usedBy.length === 0 ? 'none yet' : usedBy.join(', ')),
  },
  {
    key: 'loaded',
    header: 'Loaded',
    cell: ({ isLoaded }) => (
      <StatusPill tone={isLoaded ? 'success' : 'neutral'}>{isLoaded ? 'Yes' : 'No'}</StatusPill>
    ),
  },
];

const cells = ({ name, version, from, usedBy, isLoaded }: SharedModule) => ({
  Module: name,
  Version: version,
  'Provided by': from,
  'Used by': usedBy.join(' '),
  Loaded: isLoaded ? 'Yes' : 'No',
});

/** The modules bundles share; one with two loaded versions is a fault. */
export function SharedModuleTable() {
  const modules = askShell((host) => host.sharedModules());
  if (modules.kind === 'tooOld') return <Alert tone="warning">{SHELL_TOO_OLD}</Alert>;
  if (modules.kind === 'alone')
    return <Alert>This remote runs standalone and shares no modules.</Alert>;
  return (
    <Card>
      <ListTable
        name="shared-modules"
        cells={cells}
        caption="Shared modules"
        columns={columns}
        rows={modules.answer}
        rowKey={({ name, version }) => `${name} ${version}`}
      />
    </Card>
  );
}
