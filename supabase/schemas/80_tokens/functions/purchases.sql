create function public.begin_token_purchase(package_id uuid, idempotency_key uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_vendor();
  answer jsonb := private.idempotent_result('begin_token_purchase', idempotency_key);
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
  return private.save_idempotent_result('begin_token_purchase', idempotency_key, jsonb_build_object(
    'purchase_id', purchase.id, 'tokens', purchase.tokens, 'price_cents', purchase.price_cents));
end $$;
comment on function public.begin_token_purchase(uuid, uuid) is
  'A Pro begins to buy a package of tokens, while payments are switched on. Returns {purchase_id, tokens, price_cents}, with which the payment provider is asked for the payment.';
grant execute on function public.begin_token_purchase(uuid, uuid) to authenticated;

create function private.settle_purchase(purchase_id uuid, charge text, paid_cents int) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  purchase public.token_purchases;
begin
  select * into strict purchase from public.token_purchases p where p.id = purchase_id for update;
  if purchase.paid_at is not null or paid_cents <> purchase.price_cents then
    return false;
  end if;
  update public.token_purchases p set provider_reference = charge, paid_at = now() where p.id = purchase_id;
  return private.post_tokens(purchase.vendor_id, 'purchase', purchase.tokens, null,
    format('%s tokens bought', purchase.tokens), 'purchase:' || purchase_id);
end $$;
comment on function private.settle_purchase(uuid, text, int) is
  'A purchase was paid, and its tokens are there. Returns false, with no effect, when it was paid before or the amount is not its price.';
