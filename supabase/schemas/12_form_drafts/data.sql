insert into private.personal_tables (table_name, person_column) values ('form_drafts', 'person_id');
