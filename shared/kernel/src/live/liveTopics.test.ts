/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { act, renderHook, waitFor } from '@testing-library/react';
import { fakeAuthState } from '@tree-service/testing';
import { useAuth } from '../auth/authStore';
import { queryClient } from '../queries/queryClient';
import { markHandled, type LiveEvent, useLiveTopic } from './liveTopics';
import { reportError } from '../errors/reportError';

jest.mock('../errors/reportError', () => ({ reportError: jest.fn() }));

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

const rpc = jest.fn();

jest.mock('../backend/backend', () => ({
  backend: () =>
    Promise.resolve({ realtime: { setAuth }, channel: makeChannel, removeChannel, rpc }),
}));

beforeEach(() => {
  channels.length = 0;
  jest.clearAllMocks();
  queryClient.clear();
  rpc.mockResolvedValue({ data: [], error: null, status: 200 });
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

  describe('after joining', () => {
    /** A page that has read something, then joins. */
    async function joinedLate(topic: string) {
      await queryClient.fetchQuery({ queryKey: ['requests'], queryFn: () => 'rows' });
      const { heard } = listen(topic);
      (await opened(1)).report('SUBSCRIBED');
      return heard;
    }

    it('tells what came since the page began to read', async () => {
      rpc.mockResolvedValue({ data: ['quotes', 'messages'], error: null, status: 200 });
      const heard = await joinedLate('user:1');
      await waitFor(() => expect(heard).toHaveLength(2));
      expect(heard).toEqual([
        { kind: 'message', event: 'changed', payload: { kind: 'quotes' } },
        { kind: 'message', event: 'changed', payload: { kind: 'messages' } },
      ]);
      expect(rpc.mock.calls).toEqual([['news_since', { seconds: expect.any(Number) }]]);
    });

    it('has everything read again when it cannot be known', async () => {
      rpc.mockResolvedValue({ data: null, error: null, status: 200 });
      const heard = await joinedLate('user:1');
      await waitFor(() => expect(heard).toEqual([{ kind: 'reconnected' }]));
    });

    it('has everything read again when the question fails', async () => {
      rpc.mockRejectedValue(new TypeError('Failed to fetch'));
      const heard = await joinedLate('user:1');
      await waitFor(() => expect(heard).toEqual([{ kind: 'reconnected' }]));
      expect(reportError).toHaveBeenCalledTimes(1);
    });

    it('has everything read again of a topic that tells nothing about kinds', async () => {
      const heard = await joinedLate('admin:errors:1');
      await waitFor(() => expect(heard).toEqual([{ kind: 'reconnected' }]));
      expect(rpc).not.toHaveBeenCalled();
    });

    it('asks nothing when nothing was read before', async () => {
      listen('user:1');
      (await opened(1)).report('SUBSCRIBED');
      await act(() => Promise.resolve());
      expect(rpc).not.toHaveBeenCalled();
    });
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
