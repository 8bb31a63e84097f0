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

const RING = 2 * Math.PI * 7;

// A quarter ring each, clockwise from the right.
const quarters = [
  { tint: '#4285f4', from: 0, length: 0.125 },
  { tint: '#34a853', from: 0.125, length: 0.25 },
  { tint: '#fbbc05', from: 0.375, length: 0.2 },
  { tint: '#ea4335', from: 0.575, length: 0.31 },
];

function GoogleMark() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" fill="none" strokeWidth="3.2" aria-hidden>
      {quarters.map(({ tint, from, length }) => (
        <circle
          key={tint}
          cx="10"
          cy="10"
          r="7"
          stroke={tint}
          strokeDasharray={`${length * RING} ${RING}`}
          strokeDashoffset={-from * RING}
        />
      ))}
      <path d="M10 10h8.500" stroke="#4285f4" />
    </svg>
  );
}

function AppleMark() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" fill="currentColor" aria-hidden>
      <path d="M10 6.200c.9 0 2-.9 3.400-.9 1.200 0 2.400.6 3.100 1.700-2.700 1.600-2.200 5.400.6 6.500-.8 2.300-2.400 4.700-4.200 4.700-1 0-1.500-.6-2.800-.6s-1.900.6-2.800.6C4.800 18.200 2.800 14 2.800 11c0-3.500 2.300-5.700 4.700-5.700 1.300 0 1.900.9 2.500.9Z" />
      <path d="M9.900 4.700c0-2 1.600-3.600 3.500-3.700.1 2-1.600 3.700-3.500 3.700Z" />
    </svg>
  );
}

/** The logo of a sign-in provider. */
function ProviderMark({ provider }: { readonly provider: SocialProvider }) {
  return provider === 'google' ? <GoogleMark /> : <AppleMark />;
}

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
