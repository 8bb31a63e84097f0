insert into private.personal_tables (table_name, person_column) values ('saved_vendors', 'owner_id');
