import type { NotificationPreferences } from '../../api/notifications';
import { ChoiceCards, Text, VStack } from '@tree-service/design';
import { presetOf, PRESETS, wishesOf } from './presets';

/** Three amounts of email and push to choose from; each replaces what was chosen kind by kind. */
export function PresetChoice({
  kinds,
  onChange,
}: {
  kinds: NotificationPreferences['kinds'];
  onChange: (changes: Partial<NotificationPreferences>) => void;
}) {
  const chosen = presetOf(kinds);
  return (
    <VStack $gap={3}>
      <ChoiceCards
        label="What we send you"
        name="notification_preset"
        options={PRESETS}
        value={chosen}
        onChange={(preset) => onChange({ kinds: wishesOf(preset, kinds) })}
      />
      <Text size="sm" tone="muted">
        {chosen === null
          ? "You've chosen your own mix of notifications. Picking a preset replaces it."
          : 'On the site you always see everything.'}
      </Text>
    </VStack>
  );
}
