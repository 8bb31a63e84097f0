/** One check of a state, taken out of the function that makes it. */
export interface StateCheck {
  readonly name: string;
  readonly of: string;
  readonly check: string;
  readonly without: string;
}

/** The checks on which it depends what the two sides of a deal can do, each with what is left without it. */
export const STATE_CHECKS: readonly StateCheck[] = [
  {
    name: 'a quote of a Pro who takes no work',
    of: 'public.accept_quote(uuid, uuid, uuid[])',
    check: `quote.vendor_id) <> 'approved'`,
    without: 'quote.vendor_id) is null',
  },
  {
    name: 'sharing contact with a Pro who has not taken the request',
    of: 'private.takes_messages(public.lead_state)',
    check: `'offered', 'viewed', `,
    without: '',
  },
  {
    name: 'sharing contact for a job that was called off',
    of: 'public.share_contact(uuid)',
    check: 'not private.agreement_stands(lead.id)',
    without: 'false',
  },
  {
    name: 'sharing contact with a Pro who takes no work',
    of: 'public.share_contact(uuid)',
    check: 'not private.is_dealing(lead)',
    without: 'false',
  },
  {
    name: 'writing with a Pro who takes no work',
    of: 'private.is_dealing(public.leads)',
    check: ` and v.state = 'approved'`,
    without: '',
  },
  {
    name: 'writing about an agreed job whatever became of the Pro',
    of: 'private.is_dealing(public.leads)',
    check: 'private.agreement_stands(lead.id) or ',
    without: '',
  },
  {
    name: 'writing with an owner who is suspended',
    of: 'private.is_dealing(public.leads)',
    check: 'not private.is_suspended(lead.owner_id)',
    without: 'true',
  },
  {
    name: 'writing to an owner who has left',
    of: 'private.is_dealing(public.leads)',
    check: ' and p.deleted_at is not null',
    without: ' and false',
  },
  {
    name: 'writing about work that was called off',
    of: 'private.takes_messages(public.lead_state)',
    check: `'declined', 'expired', 'withdrawn', 'lost', `,
    without: '',
  },
  {
    name: 'the site of a lead that has ended',
    of: 'private.can_read_site(uuid)',
    check: `'quoted', 'released')`,
    without: `'quoted', 'released', 'withdrawn', 'lost')`,
  },
  {
    name: 'the site of an agreed job',
    of: 'private.can_read_site(uuid)',
    check: `(l.state = 'won' and private.agreement_stands(l.id))`,
    without: 'false',
  },
  {
    name: 'a job that was called off',
    of: 'private.agreement_stands(uuid)',
    check: `j.state not in ('canceled', 'no_show')`,
    without: 'true',
  },
  {
    name: 'what belongs to a Pro who takes no work',
    of: 'private.is_visible_vendor(uuid)',
    check: ` and state = 'approved'`,
    without: '',
  },
];
