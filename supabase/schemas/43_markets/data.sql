insert into private.market_limits default values;
