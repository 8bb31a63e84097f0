import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import styled from 'styled-components';
import { isUnreachable, messageOf, reportError } from '@tree-service/kernel';
import { Alert, OnceOpened, space, type SpaceStep } from '../ui';
import { DraftLine } from './drafts/DraftLine';
import { useFormDraft } from './drafts/useFormDraft';
import { useLeaveQuestion, useCloseQuestion } from './drafts/useLeaveQuestion';
import { FormSummary, listProblems, SERVER_ERROR, serverMessage } from './FormSummary';
import type { SchemaForm } from './useSchemaForm';
import { FormIdContext } from './useField';

const loadLeaveQuestion = () => import('./drafts/LeaveQuestion');

const StyledForm = styled.form<{ $gap: SpaceStep }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap }) => space($gap)};
`;

/**
 * Hears what a browser filled in without an event, as password managers on iPhones do. React passes the event
 * on only for fields whose text it does not know yet.
 */
function hearFilledIn({ elements }: HTMLFormElement): void {
  for (const field of elements) field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * How sending ended; the runtime's `Outcome` is one. Nothing counts as done. Without a message, the form itself shows why
 * it was not.
 */
export type SubmitResult = void | { readonly ok: boolean; readonly message?: string };

export interface FormProps<Input extends FieldValues, Output> {
  form: SchemaForm<Input, Output>;
  /**
   * Sends the checked values. A refusal, returned or thrown, is shown above the fields and leaves
   * everything typed in place; a thrown fault that is no refusal of the server is reported too.
   */
  onSubmit: (values: Output) => SubmitResult | Promise<SubmitResult>;
  /** Names the form for screen readers. */
  label?: string;
  /** A refusal that came from elsewhere. */
  serverError?: string | null;
  /** Distance between the fields in 4 px steps. */
  gap?: SpaceStep;
  /**
   * Keeps what is typed on this device until it is sent, discarded or signed out, under this name: the form and the
   * record it is about, such as `quote/<lead>`. Null where nothing may or need be kept: passwords, codes,
   * confirmations, searches, and what another draft holds.
   */
  draft: string | null;
  /** For a step of a longer form: sending it is not the end of the draft. */
  isDraftKept?: boolean;
  children: ReactNode;
}

/**
 * A form with the fields of this package. After a failed submit a summary links to every field
 * to correct, and focus moves to the first.
 */
export function Form<Input extends FieldValues, Output>({
  form,
  onSubmit,
  label,
  serverError,
  gap = 5,
  draft,
  isDraftKept = false,
  children,
}: FormProps<Input, Output>) {
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const { errors, submitCount } = form.formState;
  const problems = submitCount > 0 ? listProblems(errors) : [];
  const refusal = serverMessage(errors) ?? serverError;
  const kept = useFormDraft(form, draft ?? undefined);
  useCloseQuestion(kept.isAtRisk);
  const leaving = useLeaveQuestion(kept.isAtRisk);

  // Only a new attempt moves focus: correcting one field must not throw the cursor to the next.
  const failedAttempt = useRef(0);
  useEffect(() => {
    if (failedAttempt.current === submitCount) return;
    if (problems.length === 0) return;
    failedAttempt.current = submitCount;
    const invalid = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const focusable = invalid?.matches('[role="radiogroup"], fieldset')
      ? invalid.querySelector<HTMLElement>('input:checked, input')
      : invalid;
    (focusable ?? summary.current)?.focus();
  });

  const send = async (values: Output) => {
    form.clearErrors('root');
    try {
      const result = await onSubmit(values);
      if (result?.ok !== false) {
        if (!isDraftKept) kept.sent();
      } else if (result.message !== undefined) {
        form.setError(SERVER_ERROR, { message: result.message });
      }
    } catch (error) {
      if (!isUnreachable(error)) {
        reportError(error, { category: 'api', source: `Form ${label ?? ''}`.trim() });
      }
      form.setError(SERVER_ERROR, { message: messageOf(error) });
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.stopPropagation();
    hearFilledIn(event.currentTarget);
    void form.handleSubmit(send)(event);
  };

  return (
    <FormProvider {...form}>
      <FormIdContext value={id}>
        <StyledForm
          ref={element}
          // Does nothing on its own; what is pressed before the page listens is held until it does.
          method="dialog"
          noValidate
          aria-label={label}
          $gap={gap}
          onSubmit={submit}
        >
          {problems.length > 0 && <FormSummary ref={summary} formId={id} problems={problems} />}
          {refusal && (
            <Alert tone="danger" role="alert">
              {refusal}
            </Alert>
          )}
          {children}
          {draft !== null && <DraftLine {...kept} />}
          <OnceOpened
            isOpen={leaving.heldFor !== null}
            source="LeaveQuestion"
            load={loadLeaveQuestion}
            onFail={leaving.stay}
          >
            {(LeaveQuestion) => <LeaveQuestion {...leaving} />}
          </OnceOpened>
        </StyledForm>
      </FormIdContext>
    </FormProvider>
  );
}
