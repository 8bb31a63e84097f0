-- Makes the audit trail tamper-evident: each row is also kept as a digest, chained to all rows before it. To
-- change, remove, add or reorder rows unnoticed, someone would have to rewrite the whole chain, and its end
-- would no longer match a copy kept elsewhere.
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

-- Verifying the whole chain takes time proportional to its length, so it runs nightly; in between, only newer
-- entries are checked.
create table private.audit_check (
  only_row boolean primary key default true check (only_row),
  position bigint not null default 0,
  entry_id bigint not null default 0,
  problems text[] not null default '{}'
);
comment on table private.audit_check is
  'One row: up to which link and row the whole audit trail was last verified, and the problems found. Position and entry_id are 0 until the first check.';
