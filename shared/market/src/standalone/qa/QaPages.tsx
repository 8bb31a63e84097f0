import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import type { RemoteName } from '@tree-service/kernel/contract';
import {
  Alert,
  Button,
  color,
  Details,
  HStack,
  type Option,
  Select,
  space,
  VStack,
} from '@tree-service/design';
import { flagNames } from '@tree-service/kernel';
import { demoAccounts } from '../../../../../demo/accounts';
import { isQaJump, isQaScene, qaJumps, qaScenes } from '../../../../../demo/qa';
import { fittingAccount, type QaStart, resetDemoData } from './startQa';
import { currentQaState, framedAddress, isFramed, loadQaState, useQaAddress } from './useQaAddress';
import { calledPaths } from './network';
import { NOBODY, widths, type QaState } from './qaState';

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

const Panel = styled.section`
  padding: ${space(3)} ${space(6)};
  border-bottom: 1px solid ${color.border};
  background: ${color.surfaceRaised};
`;

const named = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([value, label]) => ({ value, label }));

function startAgain(): void {
  void resetDemoData().then(() => {
    window.localStorage.clear();
    window.location.assign('/');
  });
}

interface QaSelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChoose: (value: string) => void;
  readonly onOpen?: () => void;
}

/** One choice of the QA panel with its label above. */
function QaSelect({ label, value, options, onChoose, onOpen }: QaSelectProps) {
  const id = useId();
  return (
    <VStack $gap={1}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        value={value}
        options={options}
        onFocus={onOpen}
        onChange={(event) => {
          onChoose(event.target.value);
        }}
      />
    </VStack>
  );
}

/** Sets whom, what and how a remote is tested; every choice loads the page with another address. */
function QaPanel({ remote, failure }: QaStart & { readonly remote: RemoteName }) {
  const state = currentQaState();
  const [calls, setCalls] = useState<string[]>([]);
  const [isResetting, setResetting] = useState(false);
  const set = (change: Partial<QaState>, pathname?: string) => {
    loadQaState({ ...state, ...change }, pathname);
  };
  const fitting = fittingAccount(remote, state);
  const failingCalls = [...new Set([...calls, ...(state.failing === null ? [] : [state.failing])])];

  return (
    <Panel aria-label="QA panel">
      <HStack $gap={4} $wrap>
        <QaSelect
          label="Signed in as"
          value={state.account ?? fitting}
          options={[
            { value: NOBODY, label: 'Nobody' },
            ...Object.values(demoAccounts).map(({ email, description }) => ({
              value: email,
              label: `${description} (${email})`,
            })),
          ]}
          onChoose={(account) => set({ account: account === fitting ? null : account })}
        />
        <QaSelect
          label="State"
          value={state.scene ?? ''}
          options={[
            { value: '', label: 'As seeded' },
            ...Object.entries(qaScenes).map(([value, { label }]) => ({ value, label })),
          ]}
          onChoose={(scene) => set({ scene: isQaScene(scene) ? scene : null }, '/')}
        />
        <QaSelect
          label="Clock"
          value={state.jump ?? ''}
          options={[{ value: '', label: 'Now' }, ...named(qaJumps)]}
          onChoose={(jump) => set({ jump: isQaJump(jump) ? jump : null })}
        />
        <QaSelect
          label="Network"
          value={state.network ?? ''}
          options={named({ '': 'Normal', slow: 'Slow', offline: 'Offline' })}
          onChoose={(network) =>
            set({ network: network === 'slow' || network === 'offline' ? network : null })
          }
        />
        <QaSelect
          label="Failing call"
          value={state.failing ?? ''}
          options={[
            { value: '', label: 'None' },
            ...failingCalls.map((path) => ({ value: path, label: path })),
          ]}
          onOpen={() => setCalls(calledPaths())}
          onChoose={(failing) => set({ failing: failing === '' ? null : failing })}
        />
        <QaSelect
          label="Theme"
          value={state.theme ?? ''}
          options={named({ '': 'System', light: 'Light', dark: 'Dark' })}
          onChoose={(theme) => set({ theme: theme === 'light' || theme === 'dark' ? theme : null })}
        />
        <QaSelect
          label="Width"
          value={state.width === null ? '' : String(state.width)}
          options={[
            { value: '', label: 'Window' },
            ...widths.map((width) => ({ value: String(width), label: `${width} px` })),
          ]}
          onChoose={(width) => set({ width: width === '' ? null : Number(width) })}
        />
        <Button
          variant="outline"
          disabled={isResetting}
          onClick={() => {
            setResetting(true);
            startAgain();
          }}
        >
          {isResetting ? 'Resetting...' : 'Reset demo data'}
        </Button>
      </HStack>
      <Details show="Feature flags" hide="Hide feature flags">
        <HStack $gap={4} $wrap>
          {flagNames.map((name) => {
            const isOn = state.flags[name];
            return (
              <QaSelect
                key={name}
                label={name}
                value={isOn === undefined ? '' : isOn ? 'on' : 'off'}
                options={named({ '': 'As set', on: 'On', off: 'Off' })}
                onChoose={(choice) => {
                  const { [name]: _before, ...others } = state.flags;
                  set({ flags: choice === '' ? others : { ...others, [name]: choice === 'on' } });
                }}
              />
            );
          })}
        </HStack>
      </Details>
      {failure !== null && (
        <Alert tone="warning" role="alert">
          {failure}
        </Alert>
      )}
    </Panel>
  );
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
