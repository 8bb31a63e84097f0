const FILTER_REASONS: Readonly<Record<string, string>> = {
  own_request: 'It is their own request',
  line_clearance_missing: 'Not qualified to work near power lines',
  stump_grinder_missing: 'Has no stump grinder',
  fully_booked: 'Fully booked',
  declined: 'Declined this request before',
  arborist_missing: 'Has no verified arborist',
  crane_missing: 'Has no crane',
  already_offered: 'Was offered this request before',
};

/** Why a Pro was left out of a match, as people read it. */
export function filterReasonText(reason: string): string {
  return FILTER_REASONS[reason] ?? reason.replaceAll('_', ' ');
}
