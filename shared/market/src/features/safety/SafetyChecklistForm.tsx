import { EVERY_JOB_TOPICS, everyJobTopics, SITE_TOPICS, siteTopics } from '@tree-service/domain';
import { Text } from '@tree-service/design';
import {
  CheckboxField,
  Form,
  FormActions,
  RadioField,
  TextField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { checklistSchema, UNANSWERED, type SignedChecklist } from './checklist';

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
