import { useState } from 'react';
import { useLocation } from 'react-router';
import styled from 'styled-components';
import { paths } from '@tree-service/kernel/contract';
import {
  providerNames,
  returnMemory,
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

/** Sign-in with Google or Apple. `remember` keeps the session for 30 days. */
export function SocialSignIn({ remember }: { readonly remember: () => boolean }) {
  const { state } = useLocation();
  const [leavingFor, setLeavingFor] = useState<SocialProvider | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

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
    setFailure(outcome.message);
  }

  return (
    <>
      <Or>or continue with</Or>
      <Buttons>
        {providers.map((provider) => (
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
      {failure !== null && (
        <Alert tone="danger" role="alert">
          {failure}
        </Alert>
      )}
    </>
  );
}
