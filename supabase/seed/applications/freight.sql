-- Who applied at Quillmark Freight, how far they came, and what they answered.

-- Answers to the questions in their order: largest database, an incident, where, paid to use, event streaming from 1 to 5, something written.
select pg_temp.apply('idris', 'backend', 11.8, 'reviewing 11, interview 8.2, offered 3.1 company', $$["About two terabytes of events in PostgreSQL, partitioned by week.", "A consumer fell behind for six hours because one message was larger than all others together. We set a limit, moved large ones to storage, and alarmed on age instead of count.", "Both", "Kafka\nGo\nTerraform", "5", "streams-review"]$$);
select pg_temp.apply('petra', 'backend', 11.2, 'reviewing 10.6, interview 6.9 company', $$["PostgreSQL with 400 million bookings, one primary and two replicas.", "Our replica answered from the past for a minute after each deploy. I found it in the connection pool, and wrote a test that reads what it wrote.", "Denver", "Terraform", "3", ""]$$);
select pg_temp.apply('leila', 'backend', 10.9, 'reviewing 10.1, rejected 7.4', $$["A time series of 90 million sensor values a day.", "A valve reported open and closed at once. It was two valves with one name. I renamed four thousand of them.", "Denver", "Go", "2", ""]$$);
select pg_temp.apply('anneke', 'backend', 10.2, 'reviewing 9.8, interview 5.1', $$["A warehouse of eleven terabytes, fed by sixty sources.", "A nightly job dropped one customer in a thousand for a month. I added a count on both sides of every copy.", "Remote", "Kafka\nTerraform", "4", ""]$$);
select pg_temp.apply('hana', 'backend', 9.6, 'reviewing 9.1, interview 4.2 company', $$["The cluster ran 60 databases; the largest had 700 GB.", "A certificate expired in a place that nobody had listed. Now a program lists them, and the list is read aloud on Mondays.", "Both", "Kafka\nGo\nKubernetes\nTerraform", "5", ""]$$);
select pg_temp.apply('tomas', 'backend', 9.4, 'rejected 8.9', $$["I have not run one. I use yours every night.", "When the planner stopped in March I dispatched forty trucks from paper until six. I would like to learn what broke.", "Denver", "", "1", ""]$$);
select pg_temp.apply('grace', 'backend', 8.7, 'reviewing 5.9', $$["PostgreSQL with about 900 million rows, split by region in 2024 when the nightly index rebuild stopped fitting into the night.", "A retry storm took our booking queue down for nine minutes. I added a budget per caller, wrote the review, and the same fault two months later went unnoticed by customers.", "Remote", "Go\nTerraform", "3", "booking-split-review"]$$);
select pg_temp.apply('samir', 'backend', 8.1, 'reviewing 5.2 company', $$["220 million payments, kept for ten years.", "We paid 31 people twice. I stopped the queue, called finance before I called my manager, and made the transfer idempotent the same night.", "Denver", "Kafka", "4", ""]$$);
select pg_temp.apply('meiling', 'backend', 7.6, 'reviewing 4.8', $$["MySQL and PostgreSQL, up to 150 million rows.", "A partner sent dates in the Japanese calendar. We accepted them for two days, which was the polite thing, and then wrote the contract.", "Denver", "", "3", ""]$$);
select pg_temp.apply('ines', 'backend', 6.8, 'reviewing 4.1, withdrawn 2.7', $$["Forty million lab results.", "I restarted the wrong service on my second day and told everybody within a minute. The review is about the button, not about me.", "Remote", "", "2", ""]$$);
-- She has thought about it.
select pg_temp.apply('ines', 'backend', 1.3, '', $$["Forty million lab results.", "I restarted the wrong service on my second day and told everybody within a minute. The review is about the button, not about me.", "Remote", "", "2", ""]$$);
select pg_temp.apply('kofi', 'backend', 5.4, 'rejected 3.6 company', $$["A few million rows; I am more at home in the browser.", "Our checkout was unusable with gloves. It was not an outage, but nobody bought anything.", "Denver", "", "2", ""]$$);
select pg_temp.apply('candidate', 'backend', 4.3, 'reviewing 0.4', $$["PostgreSQL, 310 million shipments over nine years.", "Two services each waited for the other to begin. I drew them on paper, laughed, and removed one.", "Both", "Terraform", "3", ""]$$);
select pg_temp.apply('bartholomew', 'backend', 3.2, '', $$["I have run the platform under about two hundred databases, up to 14 terabytes.", "The one I am proudest of lasted four minutes and is described in the review attached to my portfolio. Nobody was blamed, and three people changed how they work.", "Both", "Kafka\nGo\nKubernetes\nTerraform", "4", ""]$$);
select pg_temp.apply('jonah', 'backend', 1.9, '', $$["PostgreSQL, 12 million rows, most of them appointments.", "Summer time. Everybody came an hour early, once.", "Denver", "", "2", ""]$$);
select pg_temp.apply('dmitri', 'backend', 0.9, '', $$["The largest cluster held 5 terabytes and had to be moved between halls.", "A backup had been empty since spring. We restored from a developer's laptop. Since then I restore every Friday, for fun.", "Denver", "Go\nKubernetes\nTerraform", "4", "empty-backup"]$$);
select pg_temp.apply('noor', 'backend', 0.2, '', $$["About 180 million bookings in PostgreSQL.", "A server we had promised to switch off answered half of all requests. I found out by switching it off, on a Tuesday morning, with everybody at their desks.", "Denver", "Kafka", "3", ""]$$);

select pg_temp.apply('tomas', 'night-dispatch', 9.8, 'reviewing 8.8, interview 5.3, offered 1.6 marcus', $$["Weekdays\nWeekends\nHolidays", "In two weeks", "I call the driver's next stop and ask whether they open early. Then the dock's manager, who gave me the number for exactly this."]$$);
select pg_temp.apply('joaquin', 'night-dispatch', 7.7, 'reviewing 6.5', $$["Weekdays\nWeekends", "At once", "Find the driver a safe place to stop, then everything else."]$$);
select pg_temp.apply('abebe', 'night-dispatch', 6.1, 'rejected 4.4', $$["Weekends", "In a month or later", ""]$$);
select pg_temp.apply('arlo', 'night-dispatch', 1.2, '', $$["Weekdays", "In two weeks", "I would ask whether anything is perishable."]$$);
select pg_temp.apply('lakeisha', 'night-dispatch', 0.4, '', $$["Weekdays\nWeekends", "In two weeks", "Ask if the driver is all right. People skip that."]$$);

select pg_temp.apply('tamsin', 'operations', 15.3, 'reviewing 12.1, interview 7.2', $$["204, in two depots and a ferry.", "I closed a night shift and opened it again after a month. The saving was real and the trucks were late. I said so in front of everybody who had told me."]$$);
select pg_temp.apply('ravi', 'operations', 12.2, 'rejected 9.6', $$["Fourteen.", "I changed the shunting plan on a Friday. I do not change plans on Fridays any more."]$$);
select pg_temp.apply('ruben', 'operations', 2.6, '', $$["About ninety, counting nine subcontractors.", "I promised a date before I had asked the roofers."]$$);

select pg_temp.apply('arlo', 'diesel', 30.2, 'reviewing 27.5, interview 22.4, offered 15.7, hired 11.9');
select pg_temp.apply('abebe', 'diesel', 26.6, 'rejected 21.8');
select pg_temp.apply('ravi', 'yard', 34.7, 'reviewing 31.2, interview 25.6, offered 19.1, rejected 13.5');
select pg_temp.apply('lucia', 'yard', 31.4, 'reviewing 28.8, rejected 20.7');
select pg_temp.apply('joaquin', 'yard', 29.9, 'withdrawn 24.2');
select pg_temp.apply('emeka', 'fleet-data', 33.7, 'reviewing 32.5, interview 28.3, offered 23.1, hired 18.6');
select pg_temp.apply('anneke', 'fleet-data', 36.9, 'reviewing 33.3, rejected 22.9');
select pg_temp.apply('priyanka', 'fleet-data', 35.6, 'reviewing 31.4, interview 27.2, rejected 22.8');
select pg_temp.apply('silke', 'billing', 38.4, 'reviewing 34.1, interview 29.6');

-- What the team notes.
select pg_temp.note('company', 'idris', 'backend', 7.9, 'Walked us through a failover at night, step by step, and named what he would do differently. Nobody else came close.');
select pg_temp.note('recruiter', 'idris', 'backend', 3.4, '@Devon Sandoval he can begin in January. Would you keep in touch until he has answered?', 'devon');
select pg_temp.note('recruiter', 'grace', 'backend', 5.6, 'Clear answers, real incident work. Ask how she would begin with Kafka.');
select pg_temp.note('marcus', 'grace', 'backend', 4.9, 'Agreed. I have Thursday at ten for a first talk.');
select pg_temp.note('recruiter', 'hana', 'backend', 3.9, 'The largest database of all who applied, and the shortest answer about it. @Owen Castellane worth a second talk.', 'company');
