import { ArrowUp } from 'lucide-react';
import { Button, HStack, Switch, Text } from '@tree-service/design';
import type { LiveUpdates } from './useLiveUpdates';

const count = new Intl.NumberFormat();

/** Turns live updates on and off, and says what arrived while they were off. */
export function LiveUpdatesToggle({ updates }: { readonly updates: LiveUpdates }) {
  const { isOn, setOn, missed } = updates;
  return (
    <HStack $gap={4} $justify="space-between" $wrap>
      <Switch
        checked={isOn}
        onChange={setOn}
        label="Live updates"
        hint="New errors appear at the top. Opening an error or loading more pauses updates."
      />
      <div role="status">
        {missed > 0 ? (
          <Button variant="outline" onClick={() => setOn(true)}>
            <ArrowUp size={18} aria-hidden />
            {missed === 1 ? 'Show 1 new report' : `Show ${count.format(missed)} new reports`}
          </Button>
        ) : (
          !isOn && <Text tone="muted">Paused. No new reports.</Text>
        )}
      </div>
    </HStack>
  );
}
