import type { MatchingVersion } from '../../api/matchTrials';
import { Card, type TableColumn } from '@tree-service/design';
import { Age } from '../../layout/Age';
import { ListTable } from '../../listCsv/ListTable';
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

const cells = (policy: MatchingVersion) => ({
  Version: policy.version,
  ...Object.fromEntries(
    WEIGHTS.map((field) => [`${field.label} (%)`, typedSetting(policy, field)]),
  ),
  'Since (UTC)': policy.created_at,
});

export function MatchingVersions({ versions }: { readonly versions: readonly MatchingVersion[] }) {
  return (
    <Card>
      <ListTable
        name="matching-versions"
        cells={cells}
        caption="Versions of the matching settings"
        columns={columns}
        rows={versions}
        rowKey={({ version }) => String(version)}
      />
    </Card>
  );
}
