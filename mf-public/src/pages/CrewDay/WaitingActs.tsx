import { Alert, Button, HStack, Text, VStack } from '@tree-service/design';
import { timeInZone } from '@tree-service/domain';
import { messageOf } from '@tree-service/kernel';
import type { CrewJob } from '../../api/crewDay';
import type { CrewOutbox, OutboxState, WaitingAct } from './crewOutbox';

function actInWords(act: WaitingAct): string {
  if (act.kind === 'start_travel') return 'On my way';
  if (act.kind === 'start') return 'Work started';
  if (act.kind === 'sign') return `Checklist signed by ${act.checklist.signedBy}`;
  return `Done, with ${act.photoCount} ${act.photoCount === 1 ? 'photo' : 'photos'}`;
}

export interface WaitingActsProps {
  readonly job: CrewJob;
  readonly outbox: CrewOutbox;
  readonly state: OutboxState;
  /** Called when an act was taken back, and the buttons shown have changed. */
  readonly onTakenBack: (act: WaitingAct) => void;
}

/** What a crew did with a job and the server doesn't know yet; nothing without any. */
export function WaitingActs({ job, outbox, state, onTakenBack }: WaitingActsProps) {
  const acts = state.waiting.filter(
    ({ id, jobId, kind }) =>
      jobId === job.id && (id !== state.fresh || kind === 'sign' || kind === 'deliver'),
  );
  const last = acts.at(-1);
  if (last === undefined) return null;
  const refused = acts.find(({ id }) => state.refused.has(id));
  const takeBack = () => {
    if (outbox.takeBack(last.id)) onTakenBack(last);
  };
  return (
    <Alert
      tone={refused === undefined ? 'info' : 'warning'}
      role="status"
      title={
        refused !== undefined
          ? `We couldn't send “${actInWords(refused)}”`
          : state.isHeld
            ? "You're offline. This is saved on your phone and sends itself when you're back online."
            : 'Sending what you saved…'
      }
      actions={
        <HStack $gap={2} $wrap>
          {refused !== undefined && (
            <Button variant="outline" size="sm" onClick={outbox.resume}>
              Try Again
            </Button>
          )}
          {(refused !== undefined || state.isHeld) && (
            <Button variant="outline" size="sm" onClick={takeBack}>
              Undo “{actInWords(last)}”
            </Button>
          )}
        </HStack>
      }
    >
      <VStack $gap={1}>
        {refused !== undefined && <Text>{messageOf(state.refused.get(refused.id))}</Text>}
        <ul>
          {acts.map((act) => (
            <li key={act.id}>
              {actInWords(act)}, {timeInZone(new Date(act.at).toISOString(), job.time_zone)}
            </li>
          ))}
        </ul>
      </VStack>
    </Alert>
  );
}
