import { crewDayPath } from '@tree-service/market/features/crewDay';
import { ShareButton } from '@tree-service/market/features/sharing';
import { Alert, Button, HStack, Text, TextInput, VStack } from '@tree-service/design';
import { dayInWords } from '../calendar/days';

export interface NewCrewLinkProps {
  token: string;
  day: string;
  onDone: () => void;
}

/** A link that was just made; it cannot be shown again. */
export function NewCrewLink({ token, day, onDone }: NewCrewLinkProps) {
  // Browsers never send the part after the # to a server.
  const address = new URL(`${crewDayPath()}#${token}`, window.location.origin).href;
  return (
    <Alert tone="success" title="The link is ready">
      <VStack $gap={3}>
        <Text size="sm">Copy it now: we won't show it again. Anyone who has it can use it.</Text>
        <TextInput
          readOnly
          aria-label="Link"
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <HStack $gap={3} $wrap>
          <ShareButton title={`Jobs on ${dayInWords(day)}`} to={address} label="Send or copy" />
          <Button variant="ghost" onClick={onDone}>
            Done
          </Button>
        </HStack>
      </VStack>
    </Alert>
  );
}
