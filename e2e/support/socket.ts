import type { Page, WebSocketRoute } from '@playwright/test';

/** The live line between a page and the product. */
export interface Line {
  /** Breaks it and keeps it broken. */
  cut(): Promise<void>;
  /** Lets the page come back. */
  mend(): void;
  /** Whether the page hears the product now. */
  isOpen(): boolean;
}

/** Takes hold of a page's live line, before the page is opened. */
export async function holdLine(page: Page): Promise<Line> {
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
    mend() {
      isCut = false;
    },
    isOpen: () => open.size > 0,
  };
}
