-- Tokens for sale, and the purchases of them. The price is the product's, never the buyer's: a purchase
-- keeps what the package cost when it began, and the payment must be exactly that.

create table public.token_packages (
  id uuid primary key default gen_random_uuid(),
  tokens int not null unique check (tokens between 1 and 100000),
  price_cents int not null check (price_cents between 100 and 10000000),
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);
comment on table public.token_packages is 'Tokens a Pro can buy at once, and their price.';
insert into public.token_packages (tokens, price_cents) values (10, 3000), (25, 7000), (60, 15600), (150, 36000);
alter table public.token_packages enable row level security;
revoke all on public.token_packages from anon, authenticated;
grant select on public.token_packages to anon, authenticated;
grant insert (tokens, price_cents, is_active), update (price_cents, is_active) on public.token_packages to authenticated;
grant all on public.token_packages to service_role;
create policy "Anyone reads the packages of tokens" on public.token_packages
  for select to anon, authenticated using (true);
create policy "Administrators add packages of tokens" on public.token_packages
  for insert to authenticated with check ((select private.is_admin()));
create policy "Administrators change packages of tokens" on public.token_packages
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

create function private.audit_token_package() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Migrations and seeds act in nobody's name.
  if auth.uid() is not null then
    perform private.audit(
      case tg_op when 'INSERT' then 'token_package.add' else 'token_package.change' end, 'token_packages', new.id,
      case tg_op when 'UPDATE' then to_jsonb(old) end, to_jsonb(new), null);
  end if;
  return null;
end $$;
comment on function private.audit_token_package() is
  'Trigger: a package an administrator adds or changes leaves an audit row.';
create trigger audit_token_package after insert or update on public.token_packages
  for each row execute function private.audit_token_package();

create table public.token_purchases (
  id uuid primary key default gen_random_uuid(),
  vendor_id uuid not null references public.token_accounts (vendor_id) on delete restrict,
  package_id uuid not null references public.token_packages (id) on delete restrict,
  tokens int not null check (tokens > 0),
  price_cents int not null check (price_cents > 0),
  provider_reference text unique,
  paid_at timestamptz,
  created_at timestamptz not null default now(),
  check ((provider_reference is null) = (paid_at is null))
);
comment on table public.token_purchases is
  'Purchases a Pro began, with the price of that moment; paid_at and what the payment provider calls it once it is paid.';
create index token_purchases_vendor_idx on public.token_purchases (vendor_id, created_at desc);
create index token_purchases_package_idx on public.token_purchases (package_id);
alter table public.token_purchases enable row level security;
revoke all on public.token_purchases from anon, authenticated, service_role;
grant select on public.token_purchases to authenticated;
grant select on public.token_purchases to service_role;
create policy "Pros read their own purchases, administrators all" on public.token_purchases
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));

create function public.begin_token_purchase(package_id uuid, idempotency_key uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_vendor();
  answer jsonb := private.earlier_answer('begin_token_purchase', idempotency_key);
  package public.token_packages;
  purchase public.token_purchases;
begin
  if answer is not null then
    return answer;
  end if;
  perform private.require_payments(caller);
  select * into package from public.token_packages p where p.id = package_id and p.is_active;
  if not found then
    raise exception 'This package is not for sale.';
  end if;
  insert into public.token_purchases (vendor_id, package_id, tokens, price_cents)
  values (caller, package.id, package.tokens, package.price_cents) returning * into purchase;
  return private.record_answer('begin_token_purchase', idempotency_key, jsonb_build_object(
    'purchase_id', purchase.id, 'tokens', purchase.tokens, 'price_cents', purchase.price_cents));
end $$;
comment on function public.begin_token_purchase(uuid, uuid) is
  'A Pro begins to buy a package of tokens, while payments are switched on. Returns {purchase_id, tokens, price_cents}, with which the payment provider is asked for the payment.';
grant execute on function public.begin_token_purchase(uuid, uuid) to authenticated;

create function public.post_purchase(purchase_id uuid, provider_reference text, paid_cents int) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  reference text := private.provider_reference(provider_reference);
  purchase public.token_purchases;
begin
  select * into purchase from public.token_purchases p where p.id = purchase_id for update;
  if not found then
    raise exception 'This purchase does not exist.';
  end if;
  if purchase.provider_reference = reference then
    return false;
  end if;
  perform private.require_payments(purchase.vendor_id);
  if purchase.paid_at is not null
    or exists (select 1 from public.token_purchases p where p.provider_reference = reference) then
    raise exception 'This purchase, or this payment, was settled before.';
  end if;
  if paid_cents is distinct from purchase.price_cents then
    raise exception 'The payment is not the price of the purchase.';
  end if;
  update public.token_purchases p set provider_reference = reference, paid_at = now() where p.id = purchase_id;
  return private.post_tokens(purchase.vendor_id, 'purchase', purchase.tokens, null,
    format('%s tokens bought', purchase.tokens), 'purchase:' || purchase_id);
end $$;
comment on function public.post_purchase(uuid, text, int) is
  'For the webhook of the payment provider: a purchase was paid, and its tokens are there. Returns false for a payment posted before (no effect); refuses while payments are switched off and when the amount is not the price.';
grant execute on function public.post_purchase(uuid, text, int) to service_role;
