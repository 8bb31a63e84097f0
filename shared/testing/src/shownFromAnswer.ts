import { screen, waitFor } from '@testing-library/react';
import type { FakeBackend } from './fakeBackend';

/** A write, and how a page shows what it changed. */
export interface Press {
  /** Names it in the title of its tests. */
  readonly what: string;
  /** Path of the call that writes. */
  readonly call: string;
  readonly answer: unknown;
  /** Path of what the page reads, and reads again afterwards. */
  readonly read: string;
  /** How often it is read for the page; once when absent. */
  readonly reads?: number;
  /** What shows before. */
  readonly before: string | RegExp;
  /** What shows after; when absent, what showed before is gone. */
  readonly after?: string | RegExp;
}

interface Presses<One extends Press> {
  readonly presses: readonly One[];
  /** Opens the page and presses, while nothing can be read again. */
  readonly press: (one: One) => Promise<void>;
  /** Looks for what shows; for a text when absent. */
  readonly find?: (shown: string | RegExp) => readonly HTMLElement[];
  /** What else holds once it shows. */
  readonly whenShown?: (one: One) => Promise<void>;
  /** What else holds after a refusal; that the page says why when absent. */
  readonly whenRefused?: (one: One) => Promise<void>;
}

const REASON = 'Not now.';

/** Fails unless the page says why it was refused, and keeps what was typed. */
export async function expectReason(typed?: string): Promise<void> {
  expect(await screen.findByText(REASON)).toBeVisible();
  if (typed !== undefined) expect(screen.getByDisplayValue(typed)).toBeVisible();
}

/**
 * Tests that each write shows from its answer, before anything is read again, and changes nothing when
 * it is refused.
 */
export function testShownFromAnswer<One extends Press>(
  server: FakeBackend,
  {
    presses,
    press,
    find = (shown) => screen.queryAllByText(shown),
    whenShown,
    whenRefused,
  }: Presses<One>,
): void {
  const expectBefore = ({ before, after }: One) => {
    expect(find(before)).not.toHaveLength(0);
    if (after !== undefined) expect(find(after)).toHaveLength(0);
  };
  const expectAfter = ({ before, after }: One) => {
    if (after === undefined) expect(find(before)).toHaveLength(0);
    else expect(find(after)).not.toHaveLength(0);
  };

  test.each(presses)('$what shows from the answer, before it is read again', async (one) => {
    const { call, answer, read, reads = 1 } = one;
    server.respondTo(call, answer);
    const letGo = server.hold(call);
    await press(one);
    await waitFor(() => expect(server.callsTo(call)).toHaveLength(1));
    // Without the answer nothing shows.
    expectBefore(one);
    letGo();
    await waitFor(() => expectAfter(one));
    await whenShown?.(one);
    await waitFor(() => expect(server.callsTo(read)).toHaveLength(2 * reads));
  });

  const refusal = { code: 'P0001', message: REASON, details: null, hint: null };
  const title = whenRefused ? 'changes nothing' : 'changes nothing and says why';
  test.each(presses)(`$what that is refused ${title}`, async (one) => {
    server.respondTo(one.call, refusal, 400);
    await press(one);
    await (whenRefused ? whenRefused(one) : expectReason());
    expectBefore(one);
  });
}
