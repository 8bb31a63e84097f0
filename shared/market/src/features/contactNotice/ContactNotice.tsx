import { Alert, Box, Button, Text, VStack } from '@tree-service/design';
import { contactInText } from './contactInText';
import { type PhoneKeeper, useAccountPhone } from './useAccountPhone';

function KeepPhone({ phone, keeper: { kept, keep } }: { phone: string; keeper: PhoneKeeper }) {
  if (kept === phone) return <Text size="sm">It's saved as your phone number.</Text>;
  return (
    <Button variant="secondary" size="sm" onClick={() => keep(phone)}>
      Save as my phone number
    </Button>
  );
}

/** Keeps a number as the phone of the signed-in account. */
function KeepAccountPhone({ phone }: { phone: string }) {
  const keeper = useAccountPhone();
  return keeper && <KeepPhone phone={phone} keeper={keeper} />;
}

interface ContactNoticeProps {
  readonly text: string;
  /** Who writes: owners decide when contact is shared. */
  readonly side: 'owner' | 'vendor';
  /** Where a number is kept other than in the account. */
  readonly keeper?: PhoneKeeper;
}

/** Says, while a text is written, that contact details in it stay hidden, and offers to save a number; nothing without any. */
export function ContactNotice({ text, side, keeper }: ContactNoticeProps) {
  const found = contactInText(text);
  const until =
    side === 'owner'
      ? 'until you share contact or hire'
      : 'until the owner shares contact or hires you';
  return (
    <div role="status">
      {found !== null && (
        <Box $paddingY={2}>
          <Alert tone="warning">
            <VStack $gap={2} $align="start">
              <Text size="sm">
                This looks like {found.what}.{' '}
                {found.what.includes(' and ') ? 'They stay' : 'It stays'} hidden {until}.
              </Text>
              {found.phone !== null &&
                (keeper ? (
                  <KeepPhone phone={found.phone} keeper={keeper} />
                ) : (
                  <KeepAccountPhone phone={found.phone} />
                ))}
            </VStack>
          </Alert>
        </Box>
      )}
    </div>
  );
}
