import type { Page, WebSocketRoute } from '@playwright/test';

/** The live connection between a page and the product. */
export interface InterceptedSocket {
  /** Closes it and refuses new ones. */
  cut(): Promise<void>;
  /** Lets the page connect again. */
  restore(): void;
  /** Whether the page is connected now and has joined a channel: what happens from now on reaches it. */
  isListening(): boolean;
}

const isJoined = (message: string | Buffer) =>
  /"phx_reply"/.test(String(message)) &&
  /"realtime:/.test(String(message)) &&
  /"status":\s*"ok"/.test(String(message));

/**
 * Resolves once a page that is about to be opened has joined a channel. Watches only, which slows down
 * nothing.
 */
export function channelJoined(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        if (isJoined(payload)) resolve();
      });
    });
  });
}

/** Intercepts the live connection of a page that is not open yet. */
export async function interceptSocket(page: Page): Promise<InterceptedSocket> {
  const open = new Set<WebSocketRoute>();
  const listening = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket(/\/realtime\/v1\/websocket/, (socket) => {
    if (isCut) {
      void socket.close();
      return;
    }
    const server = socket.connectToServer();
    open.add(socket);
    server.onMessage((message) => {
      if (isJoined(message)) listening.add(socket);
      socket.send(message);
    });
    socket.onClose(() => {
      open.delete(socket);
      listening.delete(socket);
      void server.close();
    });
  });
  return {
    async cut() {
      isCut = true;
      await Promise.all([...open].map((socket) => socket.close()));
      open.clear();
      listening.clear();
    },
    restore() {
      isCut = false;
    },
    isListening: () => listening.size > 0,
  };
}
