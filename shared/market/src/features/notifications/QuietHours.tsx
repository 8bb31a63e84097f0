import type { NotificationPreferences } from '../../api/notifications';
import { Checkbox, HStack, Text, TextInput, VStack } from '@tree-service/design';

const HALVES = [
  ['quiet_from', 'Quiet from'],
  ['quiet_until', 'Quiet until'],
] as const;

/** Quiet hours, in which email and push messages are held back; Pros choose whether offers are, too. */
export function QuietHours({
  preferences,
  onChange,
}: {
  preferences: NotificationPreferences;
  onChange: (changes: Partial<NotificationPreferences>) => void;
}) {
  return (
    <VStack $gap={4} role="group" aria-label="Quiet hours">
      <Checkbox
        checked={preferences.quiet}
        onChange={({ target }) => onChange({ quiet: target.checked })}
        label="Pause notifications at night"
      />
      {preferences.quiet && (
        <>
          <HStack $gap={4} $wrap>
            {HALVES.map(([half, label]) => (
              <label key={half}>
                <Text as="div" size="sm">
                  {label}
                </Text>
                <TextInput
                  type="time"
                  defaultValue={preferences[half]}
                  onBlur={({ target: { value } }) => {
                    if (value !== '' && value !== preferences[half]) onChange({ [half]: value });
                  }}
                />
              </label>
            ))}
          </HStack>
          <Text size="sm" tone="muted">
            Time zone: {preferences.time_zone.replaceAll('_', ' ')}.
          </Text>
          <Checkbox
            checked={preferences.urgent_at_night}
            onChange={({ target }) => onChange({ urgent_at_night: target.checked })}
            label="Let emergencies through"
          />
          {preferences.kinds.some(({ kind }) => kind === 'lead_offered') && (
            <>
              <Checkbox
                checked={preferences.hold_offers}
                onChange={({ target }) => onChange({ hold_offers: target.checked })}
                label="Also hold lead offers during quiet hours"
              />
              <Text size="sm" tone="muted">
                Lead offers come by email and push message at any hour unless you hold them here,
                because an offer can expire before morning. Text messages always wait.
              </Text>
            </>
          )}
        </>
      )}
    </VStack>
  );
}
