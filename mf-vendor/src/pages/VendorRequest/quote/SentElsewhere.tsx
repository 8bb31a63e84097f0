import { Alert, Button } from '@tree-service/shared/ui';

/** Another page of the same business sent a quote while this one was being written: a person decides. */
export function SentElsewhere({
  onTakeTheirs,
  onKeepMine,
}: {
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}) {
  return (
    <Alert
      tone="warning"
      role="alert"
      title="A quote was sent from elsewhere while you were writing"
      actions={
        <>
          <Button variant="outline" size="sm" onClick={onTakeTheirs}>
            Use what was sent
          </Button>
          <Button variant="outline" size="sm" onClick={onKeepMine}>
            Go on with mine
          </Button>
        </>
      }
    >
      It is shown above. What you typed is still here, and nothing of it was sent.
    </Alert>
  );
}
