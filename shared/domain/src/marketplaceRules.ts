import { daysInWords, hoursInWords, inWords } from './amounts';
import type { RELEASE_RULES } from './releaseRules';

/** The numbers of the marketplace an administrator or operator can change. */
export type MarketplaceRules = typeof RELEASE_RULES;

function hourOfDay(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) + Number(minutes) / 60;
}

/** An hour of the day as a clock has it: "8 AM", "1:30 PM". */
function onTheClock(time: string): string {
  const [hours = '0', minutes = '00'] = time.split(':');
  const hour = `${Number(hours) % 12 || 12}${minutes === '00' ? '' : `:${minutes}`}`;
  return `${hour} ${Number(hours) < 12 ? 'AM' : 'PM'}`;
}

/** Business hours in words, in business days where they fill whole ones. */
function businessTime(hours: number, rules: MarketplaceRules): string {
  const days = hours / (hourOfDay(rules.business_day_end) - hourOfDay(rules.business_day_start));
  return Number.isInteger(days) ? inWords(days, 'business day') : inWords(hours, 'business hour');
}

/** Each rule as running text has it: "three Pros", "48 hours"; numbers: what sentences of other modules are made of. */
export function ruleWords(rules: MarketplaceRules) {
  return {
    vendorsOffered: inWords(rules.offers_at_once, 'Pro'),
    vendorsPerRequest: inWords(rules.accepts_at_most, 'Pro'),
    emergencyOffer: inWords(rules.emergency_offer_minutes, 'minute'),
    offer: businessTime(rules.offer_business_hours, rules),
    businessDay: `${onTheClock(rules.business_day_start)} to ${onTheClock(rules.business_day_end)}`,
    refund: hoursInWords(rules.release_after_hours),
    requestLifetime: daysInWords(rules.request_lifetime_days),
    acceptance: daysInWords(rules.delivery_acceptance_days),
    changeAnswer: hoursInWords(rules.change_answer_hours),
    review: daysInWords(rules.review_days),
    claim: daysInWords(rules.claim_days),
    canceledWithin: hoursInWords(rules.canceled_within_hours),
    silentAfter: daysInWords(rules.silent_after_days),
    claimGrants: inWords(rules.claim_grants_at_most, 'claim'),
    claimGrantsPerOwner: inWords(rules.claim_grants_per_owner, 'claim'),
    claimGrantDays: daysInWords(rules.claim_grant_days),
    disputeAnswer: businessTime(rules.answer_business_hours, rules),
    decision: businessTime(rules.decision_business_hours, rules),
    appeal: daysInWords(rules.appeal_days),
    numbers: rules,
  };
}

export type RuleWords = ReturnType<typeof ruleWords>;

/** A text that may name rules, which are filled in when it is shown. */
export type RuleText = string | ((rules: RuleWords) => string);

/** A text with its rules filled in. */
export function withRules(text: RuleText, rules: RuleWords): string {
  return typeof text === 'string' ? text : text(rules);
}
