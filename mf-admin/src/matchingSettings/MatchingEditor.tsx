import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useFormState, type Control, type FieldValues, type Path } from 'react-hook-form';
import {
  saveMatchingPolicy,
  showMatchingPolicy,
  type MatchingChanges,
  type MatchingVersion,
} from '../api/matchTrials';
import {
  Form,
  FormActions,
  TextField,
  useSchemaForm,
  NumberField,
} from '@tree-service/design/forms';
import { Alert, Section, Text, VStack, Grid } from '@tree-service/design';
import { DecideButton } from '../shared/caseFile/DecideButton';
import { useSaveAsVersion } from '../shared/layout/useSaveAsVersion';
import {
  BUSINESS_DAY,
  LEAD_PRICES,
  RULES,
  TIME_LIMITS,
  WEIGHTS,
  type MatchingField,
  type MatchingTime,
} from '../shared/matchTrial/matchingFields';
import {
  matchingChanges,
  matchingInput,
  matchingSchema,
  typedSettings,
} from '../shared/matchTrial/matchingForm';
import { FoldedOnPhones } from '../shared/layout/FoldedOnPhones';
import type { SettingField } from '../shared/matchTrial/settingsForm';
import { MatchingPreview } from './MatchingPreview';

// Inputs of a row line up, however long their labels are.
const Fields = styled(Grid)`
  align-items: end;
`;

interface SettingsCardProps<Input extends FieldValues, Output> {
  readonly title: string;
  readonly text: string;
  readonly fields: readonly SettingField[];
  readonly control: Control<Input, unknown, Output>;
  readonly nameOf: (name: string) => Path<Input>;
  /** Fields of another kind, after the numbers, and their names. */
  readonly children?: ReactNode;
  readonly others?: readonly Path<Input>[];
}

/** A group of numbers of a policy, as fields. */
export function SettingsCard<Input extends FieldValues, Output>(
  props: SettingsCardProps<Input, Output>,
) {
  const { title, text, fields, control, nameOf, others = [], children } = props;
  const state = useFormState({ control });
  const names = [...fields.map(({ name }) => nameOf(name)), ...others];
  const isWrong = names.some((name) => control.getFieldState(name, state).invalid);
  return (
    <FoldedOnPhones name={title} text={text} what="fields" mustShow={isWrong}>
      <Fields $min="13rem" $gap={4}>
        {fields.map(({ name, label, unit, hint, whole }) => (
          <NumberField
            key={name}
            name={nameOf(name)}
            control={control}
            label={label}
            unit={unit}
            hint={hint}
            whole={whole}
          />
        ))}
        {children}
      </Fields>
    </FoldedOnPhones>
  );
}

interface SettingGroup {
  readonly title: string;
  readonly text: string;
  readonly fields: readonly MatchingField[];
  readonly times?: readonly MatchingTime[];
}

const GROUPS: readonly SettingGroup[] = [
  {
    title: 'Weights',
    text: 'How much each signal counts, as shares of their sum.',
    fields: WEIGHTS,
  },
  { title: 'Rules', text: 'What applies besides the score.', fields: RULES },
  {
    title: 'Time limits',
    text: 'Business hours are counted from Monday to Saturday, in the time zone of the property.',
    fields: TIME_LIMITS,
    times: BUSINESS_DAY,
  },
  {
    title: 'Price of a lead',
    text: 'What a Pro pays in tokens when the owner replies.',
    fields: LEAD_PRICES,
  },
];

interface Tried {
  /** The settings that differ from the current version, to save. */
  readonly changes: MatchingChanges;
  /** All settings, to preview. */
  readonly settings: MatchingChanges;
}

/** Edits the matching settings: previewed on the matches of the last 30 days, then saved as a new version. */
export function MatchingEditor({
  policy,
  newestVersion,
  onRenew,
}: {
  readonly policy: MatchingVersion;
  readonly newestVersion: number;
  readonly onRenew: () => void;
}) {
  // Of a version: what was typed over other figures would undo what changed since.
  const draft = `matching/${policy.version}`;
  const [tried, setTried] = useState<Tried | null>(null);
  const form = useSchemaForm(matchingSchema, { defaultValues: matchingInput(policy) });
  const { saveAsVersion, conflict } = useSaveAsVersion({
    version: newestVersion,
    name: 'Version',
    draft,
    refresh: [['matching_policy'], ['marketplace_rules']],
    show: showMatchingPolicy,
    onRenew,
    save: saveMatchingPolicy,
  });
  return (
    <VStack $gap={8}>
      <Form
        form={form}
        label="Matching settings"
        draft={draft}
        isDraftKept
        onSubmit={(typed) =>
          setTried({
            changes: matchingChanges(policy, typed),
            settings: typedSettings(policy, typed),
          })
        }
      >
        {GROUPS.map(({ title, text, fields, times = [] }) => (
          <SettingsCard
            key={title}
            title={title}
            text={text}
            fields={fields}
            control={form.control}
            nameOf={(name) => `numbers.${name}`}
            others={times.map(({ name }) => `times.${name}` as const)}
          >
            {times.map(({ name, label }) => (
              <TextField
                key={name}
                name={`times.${name}`}
                control={form.control}
                label={label}
                type="time"
              />
            ))}
          </SettingsCard>
        ))}
        <FormActions
          submit="Preview"
          cancel="Reset to current settings"
          onCancel={() => {
            form.reset(matchingInput(policy));
            setTried(null);
          }}
        />
      </Form>
      {conflict}
      {tried !== null &&
        (Object.keys(tried.changes).length === 0 ? (
          <Alert role="status">No changes from the current version.</Alert>
        ) : (
          <Section
            title="Preview"
            description="How these settings would have ranked the matches of the last 30 days. Nothing is saved yet."
            actions={
              <DecideButton
                label="Save as new version"
                title="Save these settings"
                variant="default"
                hint="Saved to the audit log."
                draft={`${draft}/reason`}
                onDecide={(reason) => saveAsVersion(tried.changes, reason)}
              >
                <Text>New matches use these settings. Earlier matches keep theirs.</Text>
              </DecideButton>
            }
          >
            <MatchingPreview settings={tried.settings} />
          </Section>
        ))}
    </VStack>
  );
}
