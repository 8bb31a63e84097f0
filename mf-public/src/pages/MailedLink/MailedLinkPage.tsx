import { useLocation } from 'react-router';
import type { MailedLinkType } from '@tree-service/kernel';
import { Alert, Button, Text, VStack } from '@tree-service/design';
import { paths } from '@tree-service/kernel/contract';
import { AuthLayout } from '../../authentication/AuthLayout';
import { OtherWay, OtherWays } from '../../authentication/OtherWays';
import { mailedLinkIn, type ArrivedLink } from './mailedLinkIn';
import { useMailedLink } from './useMailedLink';

interface Words {
  readonly title: string;
  readonly subtitle: string;
  readonly button: string;
}

const words: Readonly<Record<MailedLinkType, Words>> = {
  signup: {
    title: 'Confirm your email',
    subtitle: 'Confirm that this address is yours.',
    button: 'Confirm my email',
  },
  recovery: {
    title: 'Set a new password',
    subtitle: "You'll choose it on the next page.",
    button: 'Set a new password',
  },
  email_change: {
    title: 'Confirm your new email',
    subtitle: 'Confirm the change of your email address.',
    button: 'Confirm the change',
  },
  magiclink: { title: 'Sign in', subtitle: 'Continue to your account.', button: 'Sign in' },
};

function OpenedLink({ link }: { readonly link: ArrivedLink }) {
  const { state, press } = useMailedLink(link);
  const { title, subtitle, button } = words[link.type];
  if (state.kind === 'used') return <UsedLink />;
  if (state.kind === 'halfway') {
    return (
      <AuthLayout title="One more step" subtitle="This address is confirmed.">
        <Text>Now open the link in the email we sent to your other address.</Text>
      </AuthLayout>
    );
  }
  const email = state.kind === 'asking' ? state.session.email : null;
  return (
    <AuthLayout title={title} subtitle={subtitle}>
      <VStack $gap={4}>
        {email !== null && (
          <Text>
            This link signs you in as <strong>{email}</strong>. Continue only if this is your
            account.
          </Text>
        )}
        {state.kind === 'failed' && (
          <Alert tone="danger" role="alert">
            {state.message}
          </Alert>
        )}
        <Button size="mobileLg" fullWidth disabled={state.kind === 'working'} onClick={press}>
          {email === null ? button : `Continue as ${email}`}
        </Button>
      </VStack>
    </AuthLayout>
  );
}

function UsedLink() {
  return (
    <AuthLayout title="This link is no longer valid" subtitle="Request a new one.">
      <Alert tone="warning" role="alert">
        Links in our emails work once and for a limited time.
      </Alert>
      <OtherWays>
        <p>
          <OtherWay to={paths.login()}>Go to sign-in</OtherWay>
        </p>
      </OtherWays>
    </AuthLayout>
  );
}

/**
 * Where links in emails about accounts lead. Nothing happens before the button is pressed, because programs
 * that scan emails open links, and each works once.
 */
export default function MailedLinkPage() {
  const { hash } = useLocation();
  const link = mailedLinkIn(hash);
  return link === null ? <UsedLink /> : <OpenedLink key={link.tokenHash} link={link} />;
}
