const FILTER_REASONS: Readonly<Record<string, string>> = {
  insurance_missing: 'No verified liability insurance',
  own_request: 'Own request',
  line_clearance_missing: 'Not qualified to work near power lines',
  stump_grinder_missing: 'No stump grinder',
  fully_booked: 'Fully booked',
  declined: 'Already declined this request',
  arborist_missing: 'No verified arborist',
  crane_missing: 'No crane',
  already_offered: 'Already offered this request',
};

export function filterReasonText(reason: string): string {
  return FILTER_REASONS[reason] ?? reason.replaceAll('_', ' ');
}
