/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { act, renderHook, waitFor } from '@testing-library/react';
import { fakeAuthState } from '@tree-service/testing';
import { useAuth } from '../auth/authStore';
import { markHandled, type LiveEvent } from './liveTopics';
import { useLiveTopic } from './useLiveTopic';

interface FakeChannel {
  readonly topic: string;
  readonly isPrivate: boolean;
  send: (message: { event: string; payload: unknown }) => void;
  report: (status: string) => void;
}

const channels: FakeChannel[] = [];
const removeChannel = jest.fn(() => Promise.resolve('ok'));
const setAuth = jest.fn(() => Promise.resolve());

function makeChannel(topic: string, options: { config: { private: boolean } }) {
  const made: FakeChannel = {
    topic,
    isPrivate: options.config.private,
    send: () => undefined,
    report: () => undefined,
  };
  const channel = {
    on(_type: string, _filter: object, listener: FakeChannel['send']) {
      made.send = listener;
      return channel;
    },
    subscribe(listener: FakeChannel['report']) {
      made.report = listener;
      return channel;
    },
  };
  channels.push(made);
  return channel;
}

jest.mock('../backend/backend', () => ({
  backend: () => Promise.resolve({ realtime: { setAuth }, channel: makeChannel, removeChannel }),
}));

beforeEach(() => {
  channels.length = 0;
  jest.clearAllMocks();
  act(() => useAuth.setState(fakeAuthState('owner'), true));
});

const opened = async (count: number) => {
  await waitFor(() => expect(channels).toHaveLength(count));
  const channel = channels[count - 1];
  if (!channel) throw new Error('No channel was opened.');
  return channel;
};

function listen(topic: string | null) {
  const heard: LiveEvent[] = [];
  const hook = renderHook(({ to }) => useLiveTopic(to, (event) => heard.push(event)), {
    initialProps: { to: topic },
  });
  return { heard, ...hook };
}

describe('useLiveTopic', () => {
  it('joins a private channel in the name of the session and hands on what arrives', async () => {
    const { heard } = listen('conversation:1');
    const channel = await opened(1);
    expect(setAuth).toHaveBeenCalledTimes(1);
    expect(channel).toMatchObject({ topic: 'conversation:1', isPrivate: true });
    channel.report('SUBSCRIBED');
    channel.send({ event: 'message', payload: { id: 7 } });
    expect(heard).toEqual([{ kind: 'message', event: 'message', payload: { id: 7 } }]);
  });

  it('reports a reconnection, so that missed changes are read again', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { heard } = listen('conversation:2');
    const channel = await opened(1);
    channel.report('SUBSCRIBED');
    expect(heard).toEqual([]);
    channel.report('CHANNEL_ERROR');
    channel.report('SUBSCRIBED');
    expect(heard).toEqual([{ kind: 'reconnected' }]);
  });

  it('reports a first connection that needed a second attempt', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { heard } = listen('conversation:8');
    const channel = await opened(1);
    channel.report('CHANNEL_ERROR');
    expect(heard).toEqual([]);
    channel.report('SUBSCRIBED');
    expect(heard).toEqual([{ kind: 'reconnected' }]);
  });

  it('shares one channel among listeners, and leaves it with the last', async () => {
    const first = listen('conversation:3');
    const second = listen('conversation:3');
    const channel = await opened(1);
    channel.send({ event: 'message', payload: 1 });
    expect([first.heard.length, second.heard.length]).toEqual([1, 1]);
    first.unmount();
    expect(removeChannel).not.toHaveBeenCalled();
    second.unmount();
    await waitFor(() => expect(removeChannel).toHaveBeenCalledTimes(1));
    expect(channels).toHaveLength(1);
  });

  it('emits an event to every listener, and only the first can handle it', async () => {
    const [first, second] = [listen('conversation:7'), listen('conversation:7')];
    const channel = await opened(1);
    channel.send({ event: 'message', payload: 1 });
    channel.send({ event: 'message', payload: 1 });
    expect([...first.heard, ...second.heard].map(markHandled)).toEqual([true, true, false, false]);
  });

  it('follows the topic', async () => {
    const { rerender } = listen('conversation:4');
    await opened(1);
    rerender({ to: 'conversation:5' });
    expect((await opened(2)).topic).toBe('conversation:5');
    await waitFor(() => expect(removeChannel).toHaveBeenCalledTimes(1));
  });

  it('does not subscribe without a topic or when signed out', async () => {
    listen(null);
    act(() => useAuth.setState(fakeAuthState('signedOut'), true));
    listen('conversation:6');
    await Promise.resolve();
    expect(channels).toHaveLength(0);
  });
});
