import { renderHook } from '@testing-library/react';
import { StrictMode, useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import type { Draft } from './draft/draft';
import { completeDraft } from './testing/completeDraft';
import { useAutoSubmit } from './RequestWizardPage';

function arrive(state: unknown, isOwner: boolean, draft = completeDraft()) {
  const submitted: Draft[] = [];
  const Frame = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <MemoryRouter initialEntries={[{ pathname: '/request', state }]}>{children}</MemoryRouter>
    </StrictMode>
  );
  const hook = renderHook(
    (owns: boolean) => {
      const [current, setCurrent] = useState(draft);
      const save = (answers: Partial<Draft>) => setCurrent({ ...current, ...answers });
      useAutoSubmit({ draft: current, save }, owns, () => submitted.push(current));
      return current;
    },
    { wrapper: Frame, initialProps: isOwner },
  );
  return { ...hook, submitted };
}

const back = { fromServiceRequest: true, autoSubmit: true };

test('a complete draft is sent once, however often the page renders', () => {
  const { submitted, result, rerender } = arrive(back, true);
  rerender(true);
  rerender(true);
  expect(submitted).toHaveLength(1);
  expect(result.current).toMatchObject({ autoSubmitTried: true, step: 'send' });
});

test('it waits until the owner is known', () => {
  const { submitted, rerender } = arrive(back, false);
  expect(submitted).toHaveLength(0);
  rerender(true);
  expect(submitted).toHaveLength(1);
});

test('a reload after the attempt does not send it again', () => {
  const { submitted } = arrive(back, true, completeDraft({ autoSubmitTried: true }));
  expect(submitted).toHaveLength(0);
});

test('returning to edit the draft sends nothing', () => {
  const { submitted } = arrive({ fromServiceRequest: true }, true);
  expect(submitted).toHaveLength(0);
});
