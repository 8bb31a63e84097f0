import { screen } from '@testing-library/react';
import { fairnessInWords, RELEASE_RULES } from '@tree-service/domain';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { BoostExplained } from './BoostSimulation';

const server = fakeBackend();
const changed = { ...RELEASE_RULES, floor_rating: 4.2, newcomer_days: 60, offers_at_once: 7 };

beforeEach(() => {
  queryClient.clear();
  server.respondTo('/rest/v1/matching_policy', changed);
  server.respondTo('/rest/v1/resolution_policy', changed);
});

test('a Pro reads the rules of fair matching with the numbers in force', async () => {
  renderPage(<BoostExplained />);
  for (const sentence of Object.values(fairnessInWords(changed))) {
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  }
  expect(screen.getByText(/at least 4\.2 stars/)).toBeInTheDocument();
});
