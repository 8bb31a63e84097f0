import {
  EVERY_JOB_TOPICS,
  everyJobTopics,
  SITE_TOPICS,
  siteTopics,
  type SafetyTopic,
  hazardFacts,
  treeHazards,
  type TreeHazard,
} from '@tree-service/domain';
import { Text, Alert } from '@tree-service/design';
import {
  CheckboxField,
  Form,
  FormActions,
  RadioField,
  TextField,
  useSchemaForm,
} from '@tree-service/design/forms';
import * as v from 'valibot';

export interface SignedChecklist {
  signedBy: string;
  confirmed: SafetyTopic[];
  notApplicable: SafetyTopic[];
}

/** What is typed into the form, as a checklist to sign. */
const checklistSchema = v.pipe(
  v.object({
    everyJob: v.object(
      v.entriesFromList(
        everyJobTopics,
        v.pipe(v.boolean(), v.value(true, 'Please confirm this before you sign')),
      ),
    ),
    site: v.object(
      v.entriesFromList(
        siteTopics,
        v.pipe(
          v.string(),
          v.picklist(['done', 'not_applicable'], "Please choose “Done” or “Doesn't apply”"),
        ),
      ),
    ),
    signedBy: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('Please enter your name'),
      v.maxLength(80, 'Please use at most 80 characters'),
    ),
  }),
  v.transform(({ site, signedBy }): SignedChecklist => ({
    signedBy,
    confirmed: [...everyJobTopics, ...siteTopics.filter((topic) => site[topic] === 'done')],
    notApplicable: siteTopics.filter((topic) => site[topic] === 'not_applicable'),
  })),
);

/** The form before anything is answered. */
const UNANSWERED = {
  everyJob: { job_briefing: false, emergency_plan: false, protective_equipment: false },
  site: {
    tree_inspection: '',
    electrical_hazards: '',
    work_zone: '',
    climbing: '',
    aerial_lifts_and_cranes: '',
    saws_and_chippers: '',
    felling_and_rigging: '',
    weather: '',
  },
  signedBy: '',
} satisfies v.InferInput<typeof checklistSchema>;

const ANSWERS = [
  { value: 'done', label: 'Done' },
  { value: 'not_applicable', label: "Doesn't apply" },
] as const;

export interface SafetyChecklistFormProps {
  /** Keeps what is answered on this device under this name. */
  draft: string;
  onSign: (checklist: SignedChecklist) => Promise<unknown>;
  onCancel: () => void;
}

/** The job safety checklist, signed with a name. */
export function SafetyChecklistForm({ draft, onSign, onCancel }: SafetyChecklistFormProps) {
  const form = useSchemaForm(checklistSchema, { defaultValues: UNANSWERED });
  return (
    <Form
      form={form}
      draft={draft}
      label="Job safety checklist"
      onSubmit={async (checklist) => void (await onSign(checklist))}
    >
      <Text size="sm" tone="muted">
        Go through it together on site before the work. The topics follow ANSI Z133, the safety
        standard of tree care.
      </Text>
      {everyJobTopics.map((topic) => (
        <CheckboxField
          key={topic}
          control={form.control}
          name={`everyJob.${topic}`}
          label={EVERY_JOB_TOPICS[topic].title}
          hint={EVERY_JOB_TOPICS[topic].detail}
        />
      ))}
      {siteTopics.map((topic) => (
        <RadioField
          key={topic}
          inline
          control={form.control}
          name={`site.${topic}`}
          label={SITE_TOPICS[topic].title}
          hint={SITE_TOPICS[topic].detail}
          options={ANSWERS}
        />
      ))}
      <TextField
        control={form.control}
        name="signedBy"
        label="Your name"
        hint="Your name is your signature. It is stored with the job."
        autoComplete="name"
      />
      <FormActions submit="Sign checklist" onCancel={onCancel} />
    </Form>
  );
}

/** What a crew must know about the hazards of these trees. */
export function HazardAdvice({
  trees,
}: {
  trees: readonly Partial<Record<TreeHazard, boolean>>[];
}) {
  return treeHazards.map((hazard) => {
    const { advice } = hazardFacts[hazard];
    const applies = trees.some((tree) => tree[hazard]);
    return (
      advice &&
      applies && (
        <Alert key={hazard} tone="warning">
          {advice.vendor}
        </Alert>
      )
    );
  });
}
