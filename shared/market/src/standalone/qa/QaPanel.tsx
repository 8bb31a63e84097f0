import { useState } from 'react';
import styled from 'styled-components';
import type { RemoteName } from '@tree-service/kernel/contract';
import { flagNames } from '@tree-service/kernel';
import { Alert, Button, color, Details, HStack, space } from '@tree-service/design';
import { demoAccounts } from '../../../../../demo/accounts';
import { isQaJump, isQaScene, qaJumps, qaScenes } from '../../../../../demo/qa';
import { calledPaths } from './network';
import { QaSelect } from './QaSelect';
import { resetDemoData } from './qaBackend';
import { NOBODY, widths, type QaState } from './qaState';
import { fittingAccount, type QaStart } from './startQa';
import { currentQaState, loadQaState } from './useQaAddress';

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

/** Sets whom, what and how a remote is tested; every choice loads the page with another address. */
export function QaPanel({ remote, failure }: QaStart & { readonly remote: RemoteName }) {
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
