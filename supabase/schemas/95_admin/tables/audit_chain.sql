-- What makes the audit trail tamper-evident: each row is written down a second time as a digest, chained
-- to all before it. Whoever changes, removes, adds or reorders rows behind the product's back would have to
-- write the whole chain anew, and its end would no longer be the one that was noted elsewhere.
create table private.audit_chain (
  position bigint primary key,
  audit_id bigint not null,
  digest bytea not null,
  hash bytea not null
);
comment on table private.audit_chain is
  'A link for each audit row, and a further one when erasing a person took words out of it. digest: of the row as it was then; hash: of the hash before, the position, the row''s id and the digest (SHA-256).';
create index audit_chain_row_idx on private.audit_chain (audit_id, position desc);

create table private.audit_chain_end (
  only_row boolean primary key default true check (only_row),
  position bigint not null default 0,
  hash bytea not null default '\x'
);
comment on table private.audit_chain_end is 'One row: the last link of the chain, which the next one is made from.';
