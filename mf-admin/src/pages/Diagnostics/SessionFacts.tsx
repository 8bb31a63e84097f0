import { useAuth } from '@tree-service/kernel';
import { Card } from '@tree-service/design';
import { Facts } from '../../layout/Facts';
import { factsOfSession } from './factsOfSession';

export function SessionFacts() {
  const auth = useAuth();
  return (
    <Card>
      <Facts facts={factsOfSession(auth)} />
    </Card>
  );
}
