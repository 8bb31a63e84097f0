import type { NotificationPreferences } from '../../api/notifications';
import { ChoiceCards, Text, VStack } from '@tree-service/design';
import { presetOf, presetsFor, preferencesOf } from './presets';

/** Three amounts of email and, where it reaches the person, push to choose from; each replaces what was chosen kind by kind. */
export function PresetChoice({
  preferences: { kinds, push_reaches },
  onChange,
}: {
  preferences: NotificationPreferences;
  onChange: (changes: Partial<NotificationPreferences>) => void;
}) {
  const chosen = presetOf(kinds);
  return (
    <VStack $gap={3}>
      <ChoiceCards
        label="What we send you"
        name="notification_preset"
        options={presetsFor(push_reaches)}
        value={chosen}
        onChange={(preset) => onChange({ kinds: preferencesOf(preset, kinds) })}
      />
      <Text size="sm" tone="muted">
        {chosen === null
          ? "You've chosen your own mix of notifications. Picking a preset replaces it."
          : 'On the site you always see everything.'}
      </Text>
    </VStack>
  );
}
