import { screen } from '@testing-library/react';
import type { FakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import {
  expectReason,
  testShownFromAnswer,
  type Press,
} from '@tree-service/testing/shownFromAnswer';
import type { ReactElement } from 'react';

type User = ReturnType<typeof renderPage>['user'];

interface Decision extends Press {
  readonly page: ReactElement;
  readonly stored: unknown;
  /** What is typed and pressed before the reason; the button alone when absent. */
  readonly prepare?: (user: User) => Promise<void>;
  readonly button: string;
  /** The button below the reason, where it has another name. */
  readonly send?: string;
}

/** Types over what the first field of this name holds. */
export async function typeOver(user: User, label: string | RegExp, words: string): Promise<void> {
  const [field] = await screen.findAllByLabelText(label);
  if (!field) throw new Error('The field is missing.');
  await user.clear(field);
  await user.type(field, words);
}

/** Presses the only button of this name. */
export async function press(user: User, name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name }));
}

const WORDS = 'All is in order';

/** Tests of what administrators decide with a reason. */
export function testDecisions(server: FakeBackend, decisions: readonly Decision[]): void {
  testShownFromAnswer(server, {
    presses: decisions,
    async press({ page, read, stored, button, send = button, before, prepare }) {
      server.respondTo(read, stored);
      const { user } = renderPage(page, { user: 'admin' });
      await screen.findByText(before);
      if (prepare) await prepare(user);
      else await press(user, button);
      await user.type(await screen.findByLabelText(/^(Reason|Note|What did you do)/), WORDS);
      server.hold(read);
      const last = screen.getAllByRole('button', { name: send }).at(-1);
      if (last) await user.click(last);
    },
    whenRefused: () => expectReason(WORDS),
  });
}
