import type { Verb } from './cells';

const VENDORS = 'declined lost terminated canceled';
const NOT_ERASED = `${VENDORS} formerAdmin adminWithoutCode`;

/** Where a former caller may do other things with the rows of a line than the bystander in whose place they stand. */
export const TOUCHED_AFTERWARDS: Record<string, Partial<Record<Verb, string>>> = {
  // A history of their own: what they had to do with, never the place or the others.
  'public.service_requests': { select: 'declined lost terminated canceled erasedVendor' },
  'public.request_trees': { select: 'declined lost terminated canceled erasedOwner erasedVendor' },
  'public.leads': { select: 'declined lost terminated canceled erasedVendor' },
  'public.quotes': { select: 'lost terminated canceled erasedVendor' },
  'public.quote_line_items': { select: 'lost terminated canceled erasedOwner erasedVendor' },
  'public.conversations': { select: 'lost terminated canceled erasedVendor' },
  'public.jobs': { select: 'canceled' },
  'public.state_events': { select: 'declined lost terminated canceled erasedOwner erasedVendor' },
  // Whose job was called off can still write, as long as the business takes work; contact is not shared.
  'storage.objects in message-attachments': { insert: 'canceled' },
  // An erased account adds nothing; its own files are removed by the server or the account.
  'public.profiles': { insert: 'declined lost terminated canceled formerAdmin adminWithoutCode' },
  'storage.objects of the crew’s day': {
    insert: 'declined lost terminated canceled formerAdmin adminWithoutCode',
  },
  'storage.objects in tree-photos': {
    select: 'erasedOwner',
    insert: 'declined lost terminated canceled formerAdmin adminWithoutCode',
    delete: 'erasedOwner',
    'delete blindly': 'erasedOwner',
  },
  'public.vendor_credentials': { insert: VENDORS },
  'public.vendor_crew': { insert: VENDORS },
  'public.vendor_equipment': { insert: VENDORS },
  'public.vendor_prices': { insert: VENDORS },
  'storage.objects in vendor-documents': { insert: VENDORS },
  'storage.objects in vendor-media': { insert: VENDORS },
  // The bystander's own rows, which they do not have.
  'public.account_deletions': { select: '' },
  'public.review_reports': { select: '' },
  'public.token_debts': { select: '' },
};

const each = (names: string, callers: string) =>
  Object.fromEntries(names.split(/\s+/).map((name) => [name, callers]));

/** Public functions that work for other former callers than for the bystanders. */
export const CALLED_AFTERWARDS: Record<string, string> = {
  // Nothing works with an erased account.
  ...each(
    `export_my_data my_conversations save_form_drafts lead_contact
     mark_notifications_read my_notification_preferences save_notification_preferences
     register_push_token stop_texts resume_mails report_review texts_as_written`,
    NOT_ERASED,
  ),
  // As an owner, who asks about any Pro; other Pros ask about none.
  ...each('vendor_availability next_free_slot', 'formerAdmin'),
  ...each(
    `create_crew_link revoke_crew_link my_lead_list vendor_dashboard day_route my_lead_page order_media
     my_billing simulate_boost set_working_hours set_special_day clear_special_day
     add_time_block import_busy_times renew_calendar_feed my_token_summary my_onboarding my_vendor_stats`,
    VENDORS,
  ),
  ...each('choose_plan pause_business', 'declined lost canceled'),
  ...each(
    `save_vendor unsave_vendor my_saved_vendors revoke_request_share my_request_list owner_dashboard
     save_request_draft discard_request_draft my_pressing_requests add_property import_properties
     import_property_trees find_my_requests count_my_requests my_property_figures my_spending
     my_trees_needing_care submit_request`,
    'formerAdmin',
  ),
  // An administrator leaves the office first; who does not enter the code is one still.
  request_account_deletion: `${VENDORS} formerAdmin`,
  // The bystander's own request to delete the account.
  cancel_account_deletion: '',
  // Their own lead, quote and conversation, as history.
  ...each('view_lead my_match_explanation', VENDORS),
  ...each('mark_conversation_read quote_letterhead', 'lost terminated canceled'),
  // Whose job was called off can still write, as long as the business takes work; contact is not shared.
  send_message: 'canceled',
  job_plan_advice: 'canceled',
};
