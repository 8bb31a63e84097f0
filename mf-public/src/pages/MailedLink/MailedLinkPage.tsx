import { useLocation, useNavigate } from 'react-router';
import {
  acceptOfferedSession,
  authState,
  confirmSession,
  isUnreachable,
  type MailedLink,
  type MailedLinkType,
  messageOf,
  notify,
  type OfferedSession,
  openMailedLink,
} from '@tree-service/kernel';
import { Alert, Button, Text, VStack } from '@tree-service/design';
import { paths } from '@tree-service/kernel/contract';
import { useState } from 'react';
import { AuthLayout, OtherWay, OtherWays } from '../../authentication/AuthLayout';

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

/** The progress of a link whose button can be pressed. */
type LinkState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'working' }
  | { readonly kind: 'failed'; readonly message: string }
  /** This browser did not ask for the session; is the account theirs? */
  | { readonly kind: 'asking'; readonly session: OfferedSession }
  /** The other of two addresses is still to be confirmed. */
  | { readonly kind: 'halfway' }
  | { readonly kind: 'used' };

function fragmentOf({ accessToken, refreshToken, type }: OfferedSession): string {
  const session = { access_token: accessToken, refresh_token: refreshToken, type: type ?? '' };
  return `#${new URLSearchParams(session).toString()}`;
}

const types: readonly MailedLinkType[] = ['signup', 'recovery', 'email_change', 'magiclink'];

/** A link of an email, and where it leads once it is verified. */
interface ArrivedLink extends MailedLink {
  /** The query of the page the email was asked to lead to, such as the key of a waiting request. */
  readonly query: string;
}

function queryOf(address: string | null): string {
  try {
    return new URL(address ?? '').search;
  } catch {
    return '';
  }
}

/** The link in a fragment; null when there is none. The fragment reaches no server, and so no log. */
function mailedLinkIn(fragment: string): ArrivedLink | null {
  const parameters = new URLSearchParams(fragment.slice(1));
  const tokenHash = parameters.get('token_hash');
  const type = types.find((one) => one === parameters.get('type'));
  if (!tokenHash || type === undefined) return null;
  return { tokenHash, type, query: queryOf(parameters.get('redirect_to')) };
}

/** What a link has come to, and what its button does. */
function useMailedLink(link: ArrivedLink): { state: LinkState; press: () => void } {
  const navigate = useNavigate();
  const [state, setState] = useState<LinkState>({ kind: 'waiting' });
  const landing = link.type === 'recovery' ? paths.resetPassword() : paths.authCallback();

  async function accept(session: OfferedSession) {
    const accepted = await acceptOfferedSession(session);
    if (accepted.ok) await navigate(`${landing}${link.query}`, { replace: true });
    else setState({ kind: 'used' });
  }

  async function endEmailChange() {
    if (authState().status === 'signedIn') {
      await confirmSession();
      notify.success('Email changed');
      await navigate(paths.account(), { replace: true });
      return;
    }
    notify.success('Email changed', { description: 'Sign in with your new email.' });
    await navigate(paths.login(), { replace: true });
  }

  async function verify() {
    const { offered, isRequested } = await openMailedLink(link);
    if (offered === null) setState({ kind: 'halfway' });
    else if (link.type === 'email_change') await endEmailChange();
    else if (isRequested) await accept(offered);
    else if (link.type === 'magiclink') setState({ kind: 'asking', session: offered });
    else await navigate(`${landing}${link.query}${fragmentOf(offered)}`, { replace: true });
  }

  async function run() {
    setState({ kind: 'working' });
    try {
      if (state.kind === 'asking') await accept(state.session);
      else await verify();
    } catch (cause) {
      if (isUnreachable(cause)) setState({ kind: 'failed', message: messageOf(cause) });
      else setState({ kind: 'used' });
    }
  }

  return { state, press: () => void run() };
}

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
