import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  acceptOfferedSession,
  authState,
  confirmSession,
  isUnreachable,
  messageOf,
  notify,
  openMailedLink,
  type OfferedSession,
} from '@tree-service/kernel';
import { paths } from '@tree-service/kernel/contract';
import type { ArrivedLink } from './mailedLinkIn';

/** The progress of a link whose button can be pressed. */
export type LinkState =
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

/** What a link has come to, and what its button does. */
export function useMailedLink(link: ArrivedLink): { state: LinkState; press: () => void } {
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
