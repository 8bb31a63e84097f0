import { useQuery } from '@tanstack/react-query';
import { Card, Page, QueryBoundary, Text } from '@tree-service/design';
import { findSecondFactor } from '@tree-service/kernel';
import { SetUpSecondFactor, CodeForm } from './SetUpSecondFactor';

export interface SecondFactorPageProps {
  /** Whether a second factor must be set up first; else the page asks for its code. */
  mustEnroll: boolean;
  onDone: () => void | Promise<void>;
}

function AskForCode({ onDone }: { onDone: SecondFactorPageProps['onDone'] }) {
  const factor = useQuery({ queryKey: ['second-factor'], queryFn: findSecondFactor });
  return (
    <QueryBoundary query={factor} what="your second factor">
      {(id) => (id === null ? null : <CodeForm factorId={id} onConfirmed={onDone} />)}
    </QueryBoundary>
  );
}

/** What an administrator sees before the pages open. */
export function SecondFactorPage({ mustEnroll, onDone }: SecondFactorPageProps) {
  return (
    <Page title={mustEnroll ? 'Set up your second factor' : 'Enter your code'} width="narrow">
      <Card>
        {mustEnroll ? (
          <>
            <Text>Administrators need a second factor.</Text>
            <SetUpSecondFactor onDone={onDone} />
          </>
        ) : (
          <AskForCode onDone={onDone} />
        )}
      </Card>
    </Page>
  );
}
