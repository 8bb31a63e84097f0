import { useMemo, type ReactNode } from 'react';
import * as v from 'valibot';
import {
  Form,
  requiredText,
  SubmitButton,
  TextAreaField,
  useSchemaForm,
} from '@tree-service/shared/forms';
import { Button, HStack } from '@tree-service/shared/ui';

const LONGEST = 1000;

interface ReasonFormProps {
  /** What has to be given: "Reason", "Evidence". */
  readonly label: string;
  readonly hint: string;
  readonly confirmLabel: string;
  readonly isGrave?: boolean;
  /** The most characters the server takes; 1000 when absent. */
  readonly longest?: number;
  readonly children: ReactNode;
  readonly onCancel: () => void;
  readonly onSubmit: (reason: string) => Promise<void>;
}

/** The form of a `ReasonDialog`; a refusal is shown in it and the text stays. */
export function ReasonForm(props: ReasonFormProps) {
  const {
    label,
    hint,
    confirmLabel,
    isGrave = false,
    longest = LONGEST,
    children,
    onCancel,
    onSubmit,
  } = props;
  const schema = useMemo(
    () => v.object({ reason: requiredText(`${label} is required.`, longest) }),
    [label, longest],
  );
  const form = useSchemaForm(schema, { defaultValues: { reason: '' } });
  return (
    <Form form={form} label={confirmLabel} onSubmit={({ reason }) => onSubmit(reason)}>
      <div>{children}</div>
      <TextAreaField
        name="reason"
        control={form.control}
        label={label}
        hint={hint}
        counterMax={longest}
      />
      <HStack $justify="end" $gap={3} $wrap>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <SubmitButton variant={isGrave ? 'destructive' : 'default'}>{confirmLabel}</SubmitButton>
      </HStack>
    </Form>
  );
}
