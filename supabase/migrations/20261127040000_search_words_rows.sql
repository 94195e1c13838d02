-- The words of applications that are kept follow private.words_of, which takes the email in. Safe to repeat.

update private.application_matches kept
set words = private.words_of(sent)
from private.sent_profiles s
cross join lateral private.sent_profile(s.application_id) sent
where kept.application_id = s.application_id and kept.words is distinct from private.words_of(sent);
