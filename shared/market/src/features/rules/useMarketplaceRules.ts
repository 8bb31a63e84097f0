import { useQuery } from '@tanstack/react-query';
import {
  RELEASE_RULES,
  ruleWords,
  type MarketplaceRules,
  type RuleWords,
} from '@tree-service/domain';
import { useMemo } from 'react';
import { marketplaceRulesQuery } from '../../api/marketplaceRules';

/** The marketplace rules in force; until they are loaded, those of this release. */
export function useMarketplaceRules(): MarketplaceRules {
  return useQuery(marketplaceRulesQuery()).data ?? RELEASE_RULES;
}

/** The marketplace rules in force, worded for running text. */
export function useRuleWords(): RuleWords {
  const rules = useMarketplaceRules();
  return useMemo(() => ruleWords(rules), [rules]);
}
