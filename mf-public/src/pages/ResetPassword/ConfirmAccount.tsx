import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '@tree-service/kernel/contract';
import { acceptOfferedSession, type OfferedSession } from '@tree-service/kernel';
import { Alert, Button, Text, VStack } from '@tree-service/design';
import { OtherWay, OtherWays } from '../../authentication/OtherWays';

interface ConfirmAccountProps {
  readonly offered: OfferedSession;
  readonly onAccepted: () => void;
}

/** Asks whether the account of a link is theirs, where this browser did not request the link. */
export function ConfirmAccount({ offered, onAccepted }: ConfirmAccountProps) {
  const navigate = useNavigate();
  const [isWorking, setWorking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function accept() {
    setWorking(true);
    const outcome = await acceptOfferedSession(offered);
    setWorking(false);
    if (!outcome.ok) {
      setFailure(outcome.message);
      return;
    }
    // The tokens leave the address.
    await navigate(paths.resetPassword(), { replace: true });
    onAccepted();
  }

  return (
    <VStack $gap={4}>
      <Text>
        This link sets a new password for <strong>{offered.email}</strong>. Continue only if this is
        your account.
      </Text>
      {failure !== null && (
        <Alert tone="danger" role="alert">
          {failure}
        </Alert>
      )}
      <Button size="mobileLg" fullWidth disabled={isWorking} onClick={() => void accept()}>
        Continue as {offered.email}
      </Button>
      <OtherWays>
        <p>
          Not your account? <OtherWay to={paths.login()}>Go to sign-in</OtherWay>
        </p>
      </OtherWays>
    </VStack>
  );
}
