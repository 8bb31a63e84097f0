import type { Page, WebSocketRoute } from '@playwright/test';

/** The live connection between a page and the product. */
export interface InterceptedSocket {
  /** Closes it and refuses new ones. */
  cut(): Promise<void>;
  /** Lets the page connect again. */
  restore(): void;
  /** Whether the page is connected now. */
  isOpen(): boolean;
}

/** Intercepts the live connection of a page that is not open yet. */
export async function interceptSocket(page: Page): Promise<InterceptedSocket> {
  const open = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket(/\/realtime\/v1\/websocket/, (socket) => {
    if (isCut) {
      void socket.close();
      return;
    }
    const server = socket.connectToServer();
    open.add(socket);
    socket.onClose(() => {
      open.delete(socket);
      void server.close();
    });
  });
  return {
    async cut() {
      isCut = true;
      await Promise.all([...open].map((socket) => socket.close()));
      open.clear();
    },
    restore() {
      isCut = false;
    },
    isOpen: () => open.size > 0,
  };
}
