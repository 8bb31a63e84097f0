import { useAuth } from '@tree-service/kernel';
import { Card } from '@tree-service/design';
import { Facts } from '../../layout/Facts';
import { factsOfSession } from './factsOfSession';

/** Who is signed in, by the profile and by the metadata, and until when. */
export function SessionFacts() {
  const auth = useAuth();
  return (
    <Card>
      <Facts facts={factsOfSession(auth)} />
    </Card>
  );
}
