import { useQuery } from '@tanstack/react-query';
import { Link, QueryBoundary, Text, VStack } from '@tree-service/design';
import { enrollSecondFactor } from '@tree-service/kernel';
import { CodeForm } from './CodeForm';

/** Sets up an authenticator app: the key, then a code of it. */
export function SetUpSecondFactor({ onDone }: { onDone: () => void | Promise<void> }) {
  const factor = useQuery({
    queryKey: ['second-factor', 'new'],
    queryFn: enrollSecondFactor,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  return (
    <QueryBoundary query={factor} what="the key">
      {({ id, secret, uri, picture }) => (
        <VStack>
          <Text>Add this key to your authenticator app, then enter the code it shows.</Text>
          {picture !== '' && <img src={picture} alt="Key to scan" width={192} height={192} />}
          <Text as="div">
            Key: <code>{secret.replace(/(.{4})/g, '$1 ').trim()}</code>
          </Text>
          <div>
            <Link href={uri}>Open in an app on this device</Link>
          </div>
          <CodeForm factorId={id} onConfirmed={onDone} />
        </VStack>
      )}
    </QueryBoundary>
  );
}
