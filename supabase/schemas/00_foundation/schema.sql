-- A schema the API never exposes, and privileges that start at nothing, so that each table and function
-- has to say who may use it.
create schema private;
comment on schema private is 'Internals of the marketplace. Never exposed through the Data API.';
grant usage on schema private to anon, authenticated, service_role;

alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from anon, authenticated;
