import type { MatchingVersion } from '../../api/matchTrials';
import { Card, Table, type TableColumn } from '@tree-service/design';
import { Age } from '../../layout/Age';
import { WEIGHTS } from './matchingFields';
import { typedSetting } from './settingsForm';

const columns: readonly TableColumn<MatchingVersion>[] = [
  { key: 'version', header: 'Version', cell: ({ version }) => version },
  ...WEIGHTS.map((field) => ({
    key: field.name,
    header: field.label,
    cell: (policy: MatchingVersion) => `${typedSetting(policy, field)}%`,
    numeric: true,
  })),
  { key: 'since', header: 'Since', cell: ({ created_at }) => <Age since={created_at} /> },
];

export function MatchingVersions({ versions }: { readonly versions: readonly MatchingVersion[] }) {
  return (
    <Card>
      <Table
        caption="Versions of the matching settings"
        columns={columns}
        rows={versions}
        rowKey={({ version }) => String(version)}
      />
    </Card>
  );
}
