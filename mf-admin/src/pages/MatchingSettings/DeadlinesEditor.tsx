import { useState } from 'react';
import { deadlinesQuery, saveDeadlines, type Deadlines } from '../../api/deadlines';
import { Form, FormActions, ReasonDialog, useSchemaForm } from '@tree-service/design/forms';
import { notify, queryClient } from '@tree-service/kernel';
import { Text } from '@tree-service/design';
import { useSaveAsVersion } from '../../layout/useSaveAsVersion';
import { DEADLINE_FIELDS, DEADLINE_GROUPS, deadlineChanges, deadlineSchema } from './deadlineForm';
import { SettingsCard } from './SettingsCard';
import { settingsInput } from './settingsForm';

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
