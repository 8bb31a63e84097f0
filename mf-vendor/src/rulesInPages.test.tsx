import { screen } from '@testing-library/react';
import { RELEASE_RULES, ruleWords } from '@tree-service/domain';
import { marketplaceRulesQuery } from '@tree-service/market/api/marketplaceRules';
import { refundRule } from './leads/words';
import { ClaimForm } from './pages/VendorRequest/claim/ClaimForm';
import { leadStatus } from './pages/VendorRequest/leadStatus';
import { renderForVendor } from './testing/renderForVendor';

const changed = {
  ...RELEASE_RULES,
  release_after_hours: 72,
  silent_after_days: 8,
  cancelled_within_hours: 96,
};

test('a claim names the rules in force', () => {
  renderForVendor(<ClaimForm leadId="lead" onCancel={() => undefined} />, {
    known: [[marketplaceRulesQuery().queryKey, changed]],
  });
  expect(screen.getByText(/it's been eight days since/)).toBeVisible();
  expect(screen.getByText(/within 96 hours of the owner's reply/)).toBeVisible();
});

test('refunds follow the rules in force', () => {
  const rules = ruleWords(changed);
  const lead = { token_price: 5, engaged_at: null, decline_reason: null };
  expect(refundRule(rules)).toMatch("doesn't reply within 72 hours");
  expect(leadStatus({ ...lead, state: 'accepted' }, 'Maya', rules)).toMatch('within 72 hours');
  expect(leadStatus({ ...lead, state: 'quoted' }, 'Maya', rules)).toMatch('after 72 hours');
});
