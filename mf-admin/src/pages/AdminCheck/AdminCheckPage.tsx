import { useAuth } from '@tree-service/kernel';
import { Alert, Card, Section, VStack } from '@tree-service/design';
import { AdminPage } from '../../layout/AdminPage';
import { Facts } from '../../layout/Facts';
import { factsOfSession } from '../Diagnostics/factsOfSession';
import { admissionOf } from './admission';
import { ClaimFacts } from './ClaimFacts';

export default function AdminCheckPage() {
  const auth = useAuth();
  const { hasAccess, reasons } = admissionOf(auth);
  return (
    <AdminPage title="Admin check" lead="Your account and its admin access.">
      <VStack $gap={8}>
        <Alert
          tone={hasAccess ? 'success' : 'danger'}
          title={hasAccess ? 'You have admin access' : "You don't have admin access"}
        >
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
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
            description="The signed claims. They identify you; your access comes from your profile."
          >
            <ClaimFacts />
          </Section>
        </div>
      </VStack>
    </AdminPage>
  );
}
