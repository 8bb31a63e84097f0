insert into private.owner_limits default values;
