import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import styled from 'styled-components';
import { paths } from '@tree-service/kernel/contract';
import {
  providerNames,
  returnMemory,
  runtimeConfig,
  signInWithProvider,
  type SocialProvider,
} from '@tree-service/kernel';
import { Alert, Button, color, fontSize, media, space } from '@tree-service/design';
import { readIntent } from './destinationAfterSignIn';
import { ProviderMark } from './ProviderMark';

const providers: readonly SocialProvider[] = ['google', 'apple'];

const Or = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  margin-block: ${space(6)};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid ${color.border};
  }
`;

const Buttons = styled.div`
  display: grid;
  gap: ${space(3)};
  margin-bottom: ${space(4)};
  ${media.tabletUp} {
    grid-template-columns: 1fr 1fr;
  }
`;

export interface SocialSignInProps {
  /** Keeps the session for 30 days. */
  readonly remember: () => boolean;
  /** How often another way was tried; each takes away what was said about this one. */
  readonly attempts?: number;
  /** Said below the buttons. */
  readonly children?: ReactNode;
}

/** Sign-in with Google or Apple, where the deployment has them. */
export function SocialSignIn({ remember, attempts = 0, children }: SocialSignInProps) {
  const { state } = useLocation();
  const configured = runtimeConfig().signInProviders;
  const [leavingFor, setLeavingFor] = useState<SocialProvider | null>(null);
  const [failure, setFailure] = useState<{ message: string; after: number } | null>(null);

  async function leaveFor(provider: SocialProvider): Promise<void> {
    setFailure(null);
    setLeavingFor(provider);
    const { fromServiceRequest, autoSubmit, returnTo } = readIntent(state);
    const isForRequest = fromServiceRequest || returnMemory.isFromServiceRequest();
    returnMemory.noteSource(fromServiceRequest && autoSubmit);
    if (isForRequest) returnMemory.rememberReturnTo(paths.request());
    else if (returnTo !== null) returnMemory.rememberReturnTo(returnTo);
    const outcome = await signInWithProvider(provider, { remember: remember() });
    if (outcome.ok) return;
    returnMemory.forgetSource();
    setLeavingFor(null);
    setFailure({ message: outcome.message, after: attempts });
  }

  const offered = providers.filter((provider) => configured.includes(provider));
  if (offered.length === 0) return null;
  return (
    <>
      <Or>or continue with</Or>
      <Buttons>
        {offered.map((provider) => (
          <Button
            key={provider}
            variant="outline"
            size="mobile"
            fullWidth
            loading={leavingFor === provider}
            onClick={() => void leaveFor(provider)}
          >
            <ProviderMark provider={provider} />
            {providerNames[provider]}
          </Button>
        ))}
      </Buttons>
      {children}
      {failure?.after === attempts && (
        <Alert tone="danger" role="alert">
          {failure.message}
        </Alert>
      )}
    </>
  );
}
