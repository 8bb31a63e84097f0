-- A partial unique index on one column says nothing about how many rows hang on another table's row,
-- yet the local data interface reads it as "at most one" and answers a join with a single row. The
-- included column keeps the rule as it is and ends the misreading.

drop index public.quotes_one_accepted_idx;
create unique index quotes_one_accepted_idx on public.quotes (request_id) include (id)
  where state = 'accepted';

drop index public.vendor_subscriptions_one_live_idx;
create unique index vendor_subscriptions_one_live_idx on public.vendor_subscriptions (vendor_id) include (id)
  where state in ('active', 'past_due');
