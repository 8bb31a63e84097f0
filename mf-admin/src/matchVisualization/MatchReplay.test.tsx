import { QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { fairnessInWords } from '@tree-service/domain';
import { showOnPhone } from '@tree-service/testing';
import { renderWithTheme } from '@tree-service/testing/render';
import {
  exampleAnswers,
  examplePoints,
  exampleRequest,
  exampleRun,
} from '../testing/matchedExample';
import { MatchReplay } from './MatchReplay';

function cellsOf(table: HTMLElement): (string | null)[][] {
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
}

const renderReplay = () =>
  renderWithTheme(
    <QueryClientProvider client={exampleAnswers()}>
      <MatchReplay request={exampleRequest} run={exampleRun} points={examplePoints} />
    </QueryClientProvider>,
  );

const folded = (name: string) =>
  within(screen.getByRole('region', { name })).getByRole('group', { hidden: true });

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

beforeEach(() => showOnPhone(false));

describe('MatchReplay', () => {
  it('describes the map in plain words', () => {
    renderReplay();
    expect(
      screen.getByRole('img', {
        name: /3 Pros around Austin, 1 offered, 2 ranked, 1 excluded/,
      }),
    ).toBeVisible();
  });

  it('shows the order of offers, and how a boost changed it', () => {
    renderReplay();
    const [first, second] = cellsOf(screen.getByRole('table', { name: 'Order of offers' }));
    expect(first?.[0]).toBe('Boosted Oaks');
    expect(first).toContain('2 → 1');
    expect(first).toContain('Promoted × 1.30');
    expect(second?.[0]).toBe('Plain Pines');
    expect(second).toContain('1 → 2');
    expect(second).toContain('Reserved, no plan');
  });

  it('explains the floor and the reserved places in the words Pros read', () => {
    renderReplay();
    const stages = screen.getByRole('list', { name: 'Stages of the match' });
    for (const sentence of Object.values(fairnessInWords(exampleRun.matching_policy)))
      expect(stages).toHaveTextContent(sentence);
  });

  it('says why a Pro was excluded and how the offers went', () => {
    renderReplay();
    const [dropped] = cellsOf(screen.getByRole('table', { name: 'Excluded Pros' }));
    expect(dropped).toEqual(['Busy Birches', '1.9 miles', 'Fully booked']);
    const [offer] = cellsOf(screen.getByRole('table', { name: 'Offers made' }));
    expect(offer).toContain('Declined');
    expect(offer).toContain('Booked until spring');
  });

  it('says that the stored signals still give the stored order', () => {
    renderReplay();
    expect(screen.getByText(/Ranking the stored signals again gives the same order/)).toBeVisible();
  });

  it('counts the Pros left after each stage, and the reasons for exclusion', () => {
    renderReplay();
    const stages = screen.getByRole('list', { name: 'Stages of the match' });
    expect(within(stages).getByText('3. Filter').parentElement).toHaveTextContent('3. Filter2');
    const reasons = screen.getByRole('list', { name: 'Reasons for exclusion' });
    expect(reasons).toHaveTextContent('Fully booked: 1');
  });

  it('explains the score of the selected Pro', async () => {
    const { user } = renderReplay();
    await user.click(screen.getByRole('button', { name: 'Plain Pines' }));
    const chosen = screen.getByRole('heading', { name: 'Plain Pines' });
    expect(chosen).toBeVisible();
    expect(screen.getByText('Distance: 0.80 × 0.28')).toBeVisible();
    expect(screen.getByText(/place reserved for the best Pro without a plan/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Busy Birches' }));
    expect(screen.getByText('Excluded: fully booked')).toBeVisible();
  });

  it('is folded on a phone, where the name of a Pro opens the map', async () => {
    showOnPhone(true);
    const { user } = renderReplay();
    const map = folded('Map');
    const order = folded('Order');
    expect(map).not.toHaveAttribute('open');
    await user.click(within(order).getByRole('heading', { name: 'Order' }));
    await user.click(within(order).getByRole('button', { name: 'Plain Pines' }));
    expect(map).toHaveAttribute('open');
    expect(within(map).getByRole('heading', { name: 'Plain Pines' })).toBeVisible();
  });
});
