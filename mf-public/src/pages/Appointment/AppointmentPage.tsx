import { useQuery } from '@tanstack/react-query';
import {
  Button,
  Card,
  Dialog,
  EmptyState,
  Heading,
  HStack,
  Page,
  QueryBoundary,
  StatePill,
  Text,
  VStack,
} from '@tree-service/design';
import { Form, FormActions, ReasonDialog, useSchemaForm } from '@tree-service/design/forms';
import { useAction } from '@tree-service/design/hooks';
import { canMove, JOB_STATES, momentInZone, SERVICES } from '@tree-service/domain';
import { paths } from '@tree-service/kernel/contract';
import {
  firstStart,
  JobStartFields,
  jobStartEntries,
  startOf,
} from '@tree-service/market/features/scheduling';
import { useState } from 'react';
import { useLocation } from 'react-router';
import * as v from 'valibot';
import {
  answerAppointment,
  appointmentQuery,
  type Answer,
  type Appointment,
} from './appointment.api';

const schema = v.object(jobStartEntries);

interface MoveFormProps {
  startsAt: string;
  timeZone: string;
  onMove: (startAt: string) => Promise<unknown>;
  onClose: () => void;
}

/** Another start, in the property's time zone. */
function MoveForm({ startsAt, timeZone, onMove, onClose }: MoveFormProps) {
  const form = useSchemaForm(schema, {
    defaultValues: firstStart(startsAt, timeZone, '09:00'),
  });
  return (
    <Form
      form={form}
      label="Move appointment"
      draft={null}
      onSubmit={async (answer) => {
        const chosen = startOf(answer, timeZone);
        if (!chosen.ok) return chosen;
        await onMove(chosen.startAt);
        onClose();
        return { ok: true } as const;
      }}
    >
      <JobStartFields timeZone={timeZone} />
      <FormActions submit="Set date" cancel="Keep date" onCancel={onClose} />
    </Form>
  );
}

/** Where the appointment stands, in a sentence for its reader. */
function standing(appointment: Appointment): string {
  const { other, starts_at: startsAt, time_zone: timeZone, state } = appointment;
  if (state === 'canceled') return `The job with ${other} was canceled. Nobody will come.`;
  if (startsAt === null) return `The job with ${other} has no date at the moment.`;
  const when = momentInZone(startsAt, timeZone);
  if (!canMove('job', state, 'reschedule', appointment.side))
    return `The job with ${other} started or is over.`;
  if (appointment.is_confirmed) return `${when}, confirmed by both of you.`;
  return appointment.is_set_by_me
    ? `${when}. You set this date, and ${other} hasn't confirmed it yet.`
    : `${when}. ${other} set this date.`;
}

interface AnswersProps {
  token: string;
  appointment: Appointment;
  startsAt: string;
}

type OpenDialog = 'move' | 'cancel' | 'change_vendor' | null;

/** Confirm, move and cancel. Each takes a press of its own. */
function Answers({ token, appointment, startsAt }: AnswersProps) {
  const { side, other, state, time_zone: timeZone } = appointment;
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const settings = { run: answerAppointment, refresh: [appointmentQuery(token).queryKey] } as const;
  const confirm = useAction<Answer>({
    ...settings,
    done: `Confirmed. ${other} can see it too.`,
    failed: "We couldn't confirm the date",
  });
  const change = useAction<Answer>({ ...settings, failed: null });
  const about = { token, seen: startsAt };
  const openAs = (name: OpenDialog) => ({
    open: dialog === name,
    onOpenChange: (isOpen: boolean) => setDialog(isOpen ? name : null),
  });
  const cancel = (lookFurther: boolean) => (reason: string) =>
    change.mutateAsync({ ...about, act: 'cancel', reason, lookFurther });
  const mayConfirm =
    canMove('job', state, 'confirm_start', side) &&
    !appointment.is_set_by_me &&
    !appointment.is_confirmed;
  const mayCancel = canMove('job', state, 'cancel', side) && !appointment.has_begun;
  return (
    <>
      <HStack $gap={3} $wrap>
        {mayConfirm && (
          <Button
            size="lg"
            loading={confirm.isPending}
            onClick={() => confirm.mutate({ ...about, act: 'confirm' })}
          >
            Confirm date
          </Button>
        )}
        {canMove('job', state, 'reschedule', side) && (
          <Button size="lg" variant="outline" onClick={() => setDialog('move')}>
            Move
          </Button>
        )}
        {mayCancel && side === 'owner' && (
          <Button size="lg" variant="ghost" onClick={() => setDialog('change_vendor')}>
            Choose another Pro
          </Button>
        )}
        {mayCancel && (
          <Button size="lg" variant="ghost" onClick={() => setDialog('cancel')}>
            {side === 'owner' ? 'Cancel request' : 'Cancel job'}
          </Button>
        )}
      </HStack>
      <Dialog
        {...openAs('move')}
        title="When should the work start?"
        description={`${other} will see the new date and can propose another.`}
      >
        <MoveForm
          startsAt={startsAt}
          timeZone={timeZone}
          onMove={(startAt) => change.mutateAsync({ ...about, act: 'move', startAt })}
          onClose={() => setDialog(null)}
        />
      </Dialog>
      <ReasonDialog
        {...openAs('change_vendor')}
        title="Choose another Pro?"
        description={`This ends your agreement with ${other}. We'll offer your request to other Pros again.`}
        draft={null}
        label="Why do you want another Pro?"
        hint={`Required. ${other} will see it.`}
        confirmLabel="End agreement"
        keepLabel="Keep this Pro"
        variant="destructive"
        onConfirm={cancel(true)}
      />
      <ReasonDialog
        {...openAs('cancel')}
        title={side === 'owner' ? 'Cancel your request?' : 'Cancel this job?'}
        description={
          side === 'owner'
            ? `This ends your agreement with ${other} and closes your request.`
            : `This ends your agreement with ${other}. We'll offer the request to other Pros.`
        }
        draft={null}
        label="Why do you cancel?"
        hint={`Required. ${other} will see it.`}
        confirmLabel={side === 'owner' ? 'Cancel request' : 'Cancel job'}
        keepLabel={side === 'owner' ? 'Keep request' : 'Keep job'}
        variant="destructive"
        onConfirm={cancel(false)}
      />
    </>
  );
}

function DeadLink() {
  return (
    <EmptyState
      title="This link doesn't work anymore"
      action={
        <Button asLink variant="outline" to={paths.login()}>
          Log in
        </Button>
      }
    >
      Links in reminders work until the appointment starts. Log in to see where it stands.
    </EmptyState>
  );
}

/** The page behind the links in reminders. Opening it changes nothing, because mail programs prefetch links. */
export default function AppointmentPage() {
  // The fragment reaches no server, and so no log.
  const token = useLocation().hash.slice(1);
  const query = useQuery(appointmentQuery(token));
  return (
    <Page title="Your appointment" width="narrow">
      <QueryBoundary query={query} what="the appointment">
        {({ appointment }) =>
          appointment === null ? (
            <DeadLink />
          ) : (
            <Card>
              <VStack $gap={4} $align="start">
                <StatePill status={JOB_STATES[appointment.state]} />
                <Heading level={2} size="md">
                  {SERVICES[appointment.category].name} in {appointment.city}, request #
                  {appointment.number}
                </Heading>
                <Text role="status">{standing(appointment)}</Text>
                {appointment.was_moved && appointment.starts_at !== null && (
                  <Text tone="muted">The date was changed after we sent you the reminder.</Text>
                )}
                {appointment.starts_at !== null && (
                  <Answers
                    // Another start is another question.
                    key={appointment.starts_at}
                    token={token}
                    appointment={appointment}
                    startsAt={appointment.starts_at}
                  />
                )}
              </VStack>
            </Card>
          )
        }
      </QueryBoundary>
    </Page>
  );
}
