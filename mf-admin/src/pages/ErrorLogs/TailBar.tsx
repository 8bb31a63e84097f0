import { ArrowUp } from 'lucide-react';
import { Button, HStack, Switch, Text } from '@tree-service/design';
import type { Tail } from './useTail';

const count = new Intl.NumberFormat();

/** Follows what is reported or holds the list still, and says what came in meanwhile. */
export function TailBar({ tail }: { readonly tail: Tail }) {
  const { isFollowing, follow, missed } = tail;
  return (
    <HStack $gap={4} $justify="space-between" $wrap>
      <Switch
        checked={isFollowing}
        onChange={follow}
        label="Follow"
        hint="New errors appear at the top at once, until you pause, open one or read further back."
      />
      <div role="status">
        {missed > 0 ? (
          <Button variant="outline" onClick={() => follow(true)}>
            <ArrowUp size={18} aria-hidden />
            {missed === 1 ? 'Show 1 new report' : `Show ${count.format(missed)} new reports`}
          </Button>
        ) : (
          !isFollowing && <Text tone="muted">Paused. Nothing new so far.</Text>
        )}
      </div>
    </HStack>
  );
}
