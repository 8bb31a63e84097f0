insert into public.matching_policy (
  version, weight_distance, weight_rating, weight_acceptance, weight_response, weight_availability,
  weight_credentials, weight_experience, rating_prior_mean, rating_prior_count,
  floor_rating, floor_reviews, floor_dispute_days, boost_at_most,
  offers_at_once, accepts_at_most, unboosted_places, newcomer_places, newcomer_days, newcomer_jobs,
  open_jobs_per_crew_member, crane_height_m, crane_height_poor_access_m,
  emergency_offer_minutes, offer_business_hours, business_day_start, business_day_end,
  release_after_hours, request_lifetime_days, request_reminder_days, cents_per_token, token_price_min, token_price_max)
values (
  1, 0.28, 0.27, 0.10, 0.10, 0.08, 0.10, 0.07, 4.2, 5,
  4, 2, 90, 1.5,
  5, 3, 1, 1, 90, 3,
  2, 30, 20,
  15, 4, '08:00', '18:00',
  48, 14, 2, 10000, 3, 25);

insert into private.rule_limits values
  ('weight_distance', 0, 100, false), ('weight_rating', 0, 100, false), ('weight_acceptance', 0, 100, false),
  ('weight_response', 0, 100, false), ('weight_availability', 0, 100, false),
  ('weight_credentials', 0, 100, false), ('weight_experience', 0, 100, false),
  ('rating_prior_mean', 1, 5, false), ('rating_prior_count', 0.1, 1000, false),
  ('floor_rating', 1, 5, false), ('floor_reviews', 1, 100, true), ('floor_dispute_days', 0, 3650, true),
  ('boost_at_most', 1, 3, false),
  ('offers_at_once', 1, 20, true), ('accepts_at_most', 1, 20, true),
  ('unboosted_places', 0, 10, true), ('newcomer_places', 0, 10, true),
  ('newcomer_days', 0, 3650, true), ('newcomer_jobs', 0, 100, true),
  ('open_jobs_per_crew_member', 0.1, 100, false),
  ('crane_height_m', 1, 120, false), ('crane_height_poor_access_m', 1, 120, false),
  ('emergency_offer_minutes', 1, 1440, true), ('offer_business_hours', 0.25, 100, false),
  ('release_after_hours', 1, 720, false), ('request_lifetime_days', 1, 365, false),
  ('request_reminder_days', 0.5, 30, false),
  ('cents_per_token', 100, 10000000, true), ('token_price_min', 1, 1000, true), ('token_price_max', 1, 1000, true);
