-- How companies work, as they say it, and how people like to work. Some have said nothing yet.

update public.companies c set culture_values = named.culture_values::public.culture_value[]
from (values
  ('quillmark', '{written_first,decisions_explained,blameless_reviews,quiet_focus_time,flexible_hours,mentoring}'),
  ('korvane', '{peer_review,remote_days,duties_in_turn,customer_contact}'),
  ('halewick', '{written_first,regular_feedback,fixed_hours,learning_time,moves_inside_first}'),
  ('saltmere', '{regular_feedback,blameless_reviews,shifts_known_ahead,duties_in_turn,mentoring}'),
  ('brackenline', '{open_numbers,shifts_known_ahead,learning_time,stop_the_line}'),
  ('lanternfish', '{shifts_known_ahead,mentoring,customer_contact}'),
  ('thornbury', '{pay_bands_shown,small_teams,customer_contact}'),
  ('ironpost', '{side_by_side,fixed_hours,mentoring,stop_the_line}'),
  ('vantry', '{mentoring,learning_time,moves_inside_first,tried_small_first,stop_the_line}'),
  ('marlow', '{decisions_explained,pay_bands_shown,fixed_hours}'),
  ('paperkite', '{few_meetings,pair_work,own_projects,small_teams,remote_days}')
) as named (company, culture_values)
where c.id = pg_temp.demo_id(named.company);

update public.candidates c set culture_values = named.culture_values::public.culture_value[]
from (values
  ('candidate', '{written_first,peer_review,quiet_focus_time,flexible_hours,mentoring}'),
  ('grace', '{written_first,blameless_reviews,few_meetings,mentoring}'),
  ('hana', '{decisions_explained,pair_work,small_teams,remote_days}'),
  ('jonah', '{written_first,decisions_explained,quiet_focus_time,own_projects,flexible_hours}'),
  ('leila', '{regular_feedback,blameless_reviews,learning_time}'),
  ('emeka', '{written_first,open_numbers,tried_small_first,customer_contact}'),
  ('tomas', '{shifts_known_ahead,duties_in_turn,mentoring}'),
  ('joaquin', '{decisions_explained,side_by_side,shifts_known_ahead,customer_contact}'),
  ('ravi', '{side_by_side,flexible_hours,mentoring,stop_the_line}'),
  ('amal', '{blameless_reviews,shifts_known_ahead,duties_in_turn,mentoring}'),
  ('lukasz', '{shifts_known_ahead,mentoring,stop_the_line}'),
  ('kenta', '{quiet_focus_time,fixed_hours,learning_time}')
) as named (person, culture_values)
where c.user_id = pg_temp.demo_id(named.person);
