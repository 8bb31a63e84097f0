import { ConflictAlert } from '@tree-service/design/hooks';

/** Another page of the same business sent a quote while this one was being written: a person decides. */
export function SentElsewhere(choices: { onTheirs: () => void; onMine: () => void }) {
  return (
    <ConflictAlert
      title="A quote was sent from elsewhere while you were writing"
      theirs="Use what was sent"
      mine="Go on with mine"
      {...choices}
    >
      It is shown above. What you typed is still here, and nothing of it was sent.
    </ConflictAlert>
  );
}
