import type { SocialProvider } from '@tree-service/kernel';

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
export function ProviderMark({ provider }: { readonly provider: SocialProvider }) {
  return provider === 'google' ? <GoogleMark /> : <AppleMark />;
}
