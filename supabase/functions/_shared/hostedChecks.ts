import { fetchElsewhere } from './telemetry/followed.ts';

/** Something that is not as it should be. */
export interface Finding {
  subject: string;
  finding: string;
}

const ANSWER_WITHIN_MS = 5_000;
/** Pages are drawn every ten minutes or so, and a cache may keep the list of them for an hour. */
const DRAWN_WITHIN_MS = 3 * 3_600_000;

/**
 * Whether Realtime lets anyone who has the publishable key join a channel that is not private, and so relay messages
 * through the project. Undefined when it does not answer.
 */
function allowsPublicChannels(backend: string, key: string): Promise<boolean | undefined> {
  const query = new URLSearchParams({ apikey: key, vsn: '1.0.0' });
  const socket = new WebSocket(
    `${backend.replace(/^http/, 'ws')}/realtime/v1/websocket?${query.toString()}`,
  );
  return new Promise((resolve) => {
    const end = (answer: boolean | undefined) => {
      clearTimeout(limit);
      socket.close();
      resolve(answer);
    };
    const limit = setTimeout(() => end(undefined), ANSWER_WITHIN_MS);
    socket.onerror = () => end(undefined);
    socket.onopen = () => {
      const payload = { config: { private: false } };
      const join = { topic: 'realtime:health-check', event: 'phx_join', ref: '1', join_ref: '1' };
      socket.send(JSON.stringify({ ...join, payload }));
    };
    socket.onmessage = ({ data }) => {
      // Not a message of Realtime.
      if (!String(data).startsWith('{')) return;
      const { event, ref, payload } = JSON.parse(String(data));
      if (event === 'phx_reply' && ref === '1') end(payload?.status === 'ok');
    };
  });
}

/** What Realtime of a running project allows and should not. */
export async function realtimeFindings(backend: string, key: string): Promise<Finding[]> {
  if (!(await allowsPublicChannels(backend, key))) return [];
  const finding =
    'Anyone can use channels of this project. Turn off "Allow public access" in the settings of Realtime.';
  return [{ subject: 'realtime', finding }];
}

/**
 * Whether the public pages were drawn lately, which a timer does outside of the project; its last run wrote the list
 * of pages for search engines. Nothing when the site does not answer, which any monitor notices.
 */
export async function pageFindings(site: string): Promise<Finding[]> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const answer = await fetchElsewhere(`${site}/sitemap.xml`, { method: 'HEAD', signal }).catch(
    () => null,
  );
  const drawn = Date.parse(answer?.headers.get('last-modified') ?? '');
  if (!answer?.ok || Number.isNaN(drawn) || Date.now() - drawn < DRAWN_WITHIN_MS) return [];
  const since = new Date(drawn).toISOString().slice(0, 16).replace('T', ' ');
  const finding = `Public pages were last drawn at ${since} UTC; until they are again, Pros who left are still shown.`;
  return [{ subject: 'pages', finding }];
}
