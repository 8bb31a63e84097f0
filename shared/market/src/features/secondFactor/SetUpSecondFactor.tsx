import { useQuery } from '@tanstack/react-query';
import { Link, QueryBoundary, radius, Text, VStack } from '@tree-service/design';
import { enrollSecondFactor } from '@tree-service/kernel';
import styled from 'styled-components';
import { CodeForm } from './CodeForm';

// Apps read dark squares on a light ground alone, in dark mode as well.
const Picture = styled.img`
  background: #ffffff;
  border-radius: ${radius.md};
`;

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
          {picture !== '' && <Picture src={picture} alt="Key to scan" width={192} height={192} />}
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
