import { useQuery } from '@tanstack/react-query';
import { type Deadlines, deadlinesQuery, saveDeadlines } from './deadlines.api';
import { matchingPoliciesQuery, type MatchingVersion } from '../api/matchTrials';
import { FoldedSection } from '@tree-service/market/features/folding';
import { Card, QueryBoundary, type TableColumn, Text, VStack } from '@tree-service/design';
import { useState } from 'react';
import { Form, FormActions, ReasonDialog, useSchemaForm } from '@tree-service/design/forms';
import { notify, queryClient } from '@tree-service/kernel';
import { AdminPage } from '../shared/layout/AdminPage';
import { LinkedSection, OnThisPage } from '../shared/layout/OnThisPage';
import { Age } from '../shared/layout/Age';
import { useSaveAsVersion, BeganFrom } from '../shared/layout/useSaveAsVersion';
import { MatchingEditor, SettingsCard } from './MatchingEditor';
import { WEIGHTS } from '../shared/matchTrial/matchingFields';
import { settingsInput, typedSetting } from '../shared/matchTrial/settingsForm';
import { ListTable } from '../shared/layout/ListTable';
import { DEADLINE_FIELDS, DEADLINE_GROUPS, deadlineChanges, deadlineSchema } from './deadlineForm';

const PARTS = {
  settings: 'Settings',
  versions: 'Versions',
  deadlines: 'Deadlines',
} as const;

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

function MatchingVersions({ versions }: { readonly versions: readonly MatchingVersion[] }) {
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

/** Edits the deadlines of jobs, reviews, claims and disputes; saved as a new version, with a reason. */
export function DeadlinesEditor({
  inForce,
  newestVersion,
  onRenew,
}: {
  readonly inForce: Deadlines;
  readonly newestVersion: number;
  readonly onRenew: () => void;
}) {
  // Of a version: what was typed over other figures would undo what changed since.
  const draft = `deadlines/${inForce.version}`;
  const [changes, setChanges] = useState<ReturnType<typeof deadlineChanges> | null>(null);
  const form = useSchemaForm(deadlineSchema, {
    defaultValues: { numbers: settingsInput(inForce, DEADLINE_FIELDS) },
  });
  const { saveAsVersion, conflict } = useSaveAsVersion({
    version: newestVersion,
    name: 'Deadlines version',
    draft,
    refresh: [['resolution_policy'], ['marketplace_rules']],
    show: (saved) => queryClient.setQueryData(deadlinesQuery().queryKey, saved),
    onRenew,
    save: saveDeadlines,
  });
  return (
    <>
      <Form
        form={form}
        label="Deadlines"
        draft={draft}
        isDraftKept
        onSubmit={({ numbers }) => {
          const changed = deadlineChanges(inForce, numbers);
          if (Object.keys(changed).length === 0) notify.info('No deadline was changed');
          else setChanges(changed);
        }}
      >
        {DEADLINE_GROUPS.map((group) => (
          <SettingsCard
            key={group.title}
            {...group}
            control={form.control}
            nameOf={(name) => `numbers.${name}`}
          />
        ))}
        {conflict}
        <FormActions
          submit="Save deadlines"
          cancel="Reset to current deadlines"
          onCancel={() => form.reset()}
        />
      </Form>
      <ReasonDialog
        keepLabel="Cancel"
        title="Save these deadlines"
        label="Reason"
        hint="Saved to the audit log."
        draft={`${draft}/reason`}
        confirmLabel="Save as new version"
        variant="default"
        mostCharacters={1000}
        open={changes !== null}
        onOpenChange={(open) => {
          if (!open) setChanges(null);
        }}
        onConfirm={async (reason) => {
          if (changes !== null) await saveAsVersion(changes, reason);
        }}
        description={<Text>Deadlines already running don't change.</Text>}
      />
    </>
  );
}

export default function MatchingSettingsPage() {
  const query = useQuery(matchingPoliciesQuery());
  const deadlines = useQuery(deadlinesQuery());
  return (
    <AdminPage
      title="Matching settings"
      lead="How Pros are ranked for a request. Preview a change on the matches of the last 30 days, then save it as a new version. Earlier matches keep their version."
    >
      <VStack $gap={8}>
        <OnThisPage parts={PARTS} />
        <QueryBoundary query={query} what="the settings">
          {(versions) => {
            const [policy] = versions;
            return (
              policy && (
                <>
                  <LinkedSection
                    id="settings"
                    title={`${PARTS.settings}, version ${policy.version}`}
                  >
                    <BeganFrom newest={policy}>
                      {(began, renew) => (
                        <MatchingEditor
                          policy={began}
                          newestVersion={policy.version}
                          onRenew={renew}
                        />
                      )}
                    </BeganFrom>
                  </LinkedSection>
                  <FoldedSection
                    id="versions"
                    title={PARTS.versions}
                    description="The audit log shows who changed them, and why."
                  >
                    <MatchingVersions versions={versions} />
                  </FoldedSection>
                </>
              )
            );
          }}
        </QueryBoundary>
        <LinkedSection
          id="deadlines"
          title={PARTS.deadlines}
          description="How long owners, Pros and administrators have once a Pro is hired."
        >
          <QueryBoundary query={deadlines} what="the deadlines">
            {(inForce) => (
              <BeganFrom newest={inForce}>
                {(began, renew) => (
                  <DeadlinesEditor
                    inForce={began}
                    newestVersion={inForce.version}
                    onRenew={renew}
                  />
                )}
              </BeganFrom>
            )}
          </QueryBoundary>
        </LinkedSection>
      </VStack>
    </AdminPage>
  );
}
