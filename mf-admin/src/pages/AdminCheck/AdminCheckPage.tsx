import { useAuth } from '@tree-service/kernel';
import { Alert, Card, Section, VStack } from '@tree-service/design';
import { AdminPage } from '../../layout/AdminPage';
import { Facts } from '../../layout/Facts';
import { factsOfSession } from '../Diagnostics/factsOfSession';
import { admissionOf } from './admission';
import { ClaimFacts } from './ClaimFacts';

/** Tells the signed-in account what it is, and why it may or may not enter. */
export default function AdminCheckPage() {
  const auth = useAuth();
  const { mayEnter, grounds } = admissionOf(auth);
  return (
    <AdminPage title="Admin check" lead="What your account is, and why it may be here.">
      <VStack $gap={8}>
        <Alert
          tone={mayEnter ? 'success' : 'danger'}
          title={mayEnter ? 'You may enter' : 'You may not enter'}
        >
          <ul>
            {grounds.map((ground) => (
              <li key={ground}>{ground}</li>
            ))}
          </ul>
        </Alert>
        <div>
          <Section title="Your account">
            <Card>
              <Facts facts={factsOfSession(auth)} />
            </Card>
          </Section>
          <Section
            title="Your access token"
            description="What the server signed. It says who you are; what you may do stands in the profile."
          >
            <ClaimFacts />
          </Section>
        </div>
      </VStack>
    </AdminPage>
  );
}
