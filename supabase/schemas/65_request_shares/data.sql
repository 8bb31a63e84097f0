insert into private.personal_tables (table_name, person_column) values ('request_shares', 'owner_id');
