import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { RemoteName } from '@tree-service/kernel/contract';
import { color } from '@tree-service/design';
import { QaPanel } from './QaPanel';
import type { QaStart } from './startQa';
import { currentQaState, framedAddress, isFramed, useQaAddress } from './useQaAddress';

const Frame = styled.iframe`
  display: block;
  box-sizing: content-box;
  height: 80vh;
  margin: 0 auto;
  border: 1px solid ${color.border};
`;

function FramedPage({ width }: { readonly width: number }) {
  return <Frame title={`The page at ${width} px`} src={framedAddress()} width={width} />;
}

function Pages({ children }: { readonly children: ReactNode }) {
  useQaAddress();
  return children;
}

interface QaPagesProps extends QaStart {
  readonly remote: RemoteName;
  readonly children: ReactNode;
}

/** The page below the QA panel, in a frame where a width is set. */
export function QaPages({ remote, failure, children }: QaPagesProps) {
  const { width } = currentQaState();
  if (isFramed) return <Pages>{children}</Pages>;
  return (
    <>
      <QaPanel remote={remote} failure={failure} />
      {width === null ? <Pages>{children}</Pages> : <FramedPage width={width} />}
    </>
  );
}
