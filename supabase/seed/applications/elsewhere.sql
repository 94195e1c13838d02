-- Who applied everywhere else.

-- Nadia, the candidate of the demo accounts.
select pg_temp.apply('candidate', 'claims-portal', 17.2, 'reviewing 14.6, interview 6.3', '["4"]');
select pg_temp.apply('candidate', 'payments', 29.3, 'reviewing 25.1, interview 17.8, offered 2.2');
-- She withdrew, thought about it and applied once more.
select pg_temp.apply('candidate', 'tessaly-platform', 39.2, 'withdrawn 38.1');
select pg_temp.apply('candidate', 'tessaly-platform', 36.8, 'reviewing 33.4, rejected 24.6');
select pg_temp.apply('candidate', 'reliability', 38.9, 'withdrawn 35.2');
select pg_temp.apply('candidate', 'grid', 5.1, 'withdrawn 3.8');
-- What stays with her of a company that was deleted, as close_company leaves it.
insert into private.past_applications (user_id, job_title, company_name, applied_at, status, ended_at)
values (pg_temp.demo_id('candidate'), 'Timetable Engineer', 'Ravensgate Tramways', pg_temp.ago(64.3), 'reviewing', pg_temp.ago(47.8));

select pg_temp.apply('jonah', 'claims-portal', 15.8, 'reviewing 12.9, rejected 8.1', '["5"]');
select pg_temp.apply('kofi', 'claims-portal', 3.7, '', '["4"]');
select pg_temp.apply('noor', 'claims-api', 4.6, 'reviewing 2.1');
select pg_temp.apply('petra', 'claims-api', 3.9, 'reviewing 1.8, interview 0.7');
select pg_temp.apply('anneke', 'data-platform', 2.8, '');
select pg_temp.apply('hana', 'routing', 2.1, 'reviewing 0.8');
select pg_temp.apply('grace', 'routing', 1.4, '');
select pg_temp.apply('meiling', 'integrations', 6.7, 'reviewing 4.4, interview 1.3', '["A port in Yokohama that sent faxes. We read them by machine, and on the day the last one was switched off the operator wrote to me."]');
select pg_temp.apply('ines', 'integrations', 3.3, '', '["A laboratory with two names for everything. We made a dictionary together, and it is still used."]');
select pg_temp.apply('dmitri', 'reliability', 37.4, 'reviewing 34.7, interview 29.9, offered 24.1, hired 16.3');
select pg_temp.apply('leila', 'grid', 7.8, 'reviewing 5.6, interview 2.9');
select pg_temp.apply('bartholomew', 'payments', 31.6, 'reviewing 26.4, rejected 15.9');
select pg_temp.apply('samir', 'payments', 24.4, 'reviewing 19.2, interview 12.6, rejected 3.8');
select pg_temp.apply('leila', 'tessaly-platform', 35.4, 'reviewing 31.3');
select pg_temp.apply('ines', 'clinic-integration', 4.8, 'reviewing 2.6');

select pg_temp.apply('amal', 'nurse', 8.3, 'reviewing 7.1, interview 3.4', $$["Oregon RN, until June of the year after next.", "Weekdays\nSaturdays", "license"]$$);
select pg_temp.apply('siobhan', 'nurse', 7.2, 'reviewing 5.7', $$["An Irish registration; Oregon's endorsement is under way.", "Weekdays\nSundays\nNights", ""]$$);
select pg_temp.apply('wulandari', 'nurse', 5.9, 'rejected 4.6', $$["None yet. I study in the evenings.", "Saturdays\nSundays", ""]$$);
select pg_temp.apply('minhkhai', 'medical-assistant', 12.6, 'reviewing 9.5, interview 4.9, offered 0.9');
select pg_temp.apply('wulandari', 'home-aide', 17.3, 'reviewing 13.2, interview 9.9, offered 5.8, hired 2.3');
select pg_temp.apply('oluwaseun', 'nurse-manager', 24.9, 'reviewing 20.3, interview 11.2, offered 4.7', $$["I would drive with each of them for a day and change nothing. In the second month I would change the rounds that made us all late."]$$);
select pg_temp.apply('amal', 'nurse-manager', 21.7, 'reviewing 18.4, withdrawn 9.8', $$["The telephone tree: families should reach one person. Not the Friday meeting; people need it."]$$);
select pg_temp.apply('eleni', 'math-teacher', 14.1, 'reviewing 10.6, interview 5.5', $$["With a chocolate bar that does not divide by the number of children. They propose, I cut.", "5"]$$);
select pg_temp.apply('yael', 'math-teacher', 11.3, 'reviewing 8.7', $$["With water and three glasses. Somebody always spills, and that is a fraction too.", "3"]$$);
select pg_temp.apply('delphine', 'paraprofessional', 9.2, 'reviewing 6.6, offered 2.8');

select pg_temp.apply('lukasz', 'lineworker', 13.7, 'reviewing 11.4, interview 7.3, offered 3.3', $$["Up to 34.5 kV, glove and hot stick.", "In a month"]$$);
select pg_temp.apply('ruben', 'superintendent', 19.8, 'reviewing 16.2, interview 10.4');
select pg_temp.apply('tui', 'carpenter', 10.7, 'reviewing 7.9, interview 3.5');
select pg_temp.apply('tamsin', 'estimator', 37.1, 'reviewing 33.2, withdrawn 30.8');
select pg_temp.apply('rasmus', 'estimator', 35.9, 'reviewing 32.6, interview 27.7, offered 21.5, hired 17.4');
select pg_temp.apply('kenta', 'machinist', 14.4, 'reviewing 11.8, interview 6.2, offered 1.1', $$["Fanuc\nMazak", "5"]$$);
select pg_temp.apply('abebe', 'machinist', 9.3, 'reviewing 6.4', $$["Fanuc", "2"]$$);
select pg_temp.apply('ingrid', 'quality', 16.6, 'reviewing 12.7, interview 8.4');

select pg_temp.apply('yusuf', 'front-desk', 6.6, 'reviewing 4.3, interview 1.7', $$["Four", "That I am sorry, how long it takes, and where the soup is."]$$);
select pg_temp.apply('joaopedro', 'front-desk', 5.2, 'reviewing 3.1', $$["Five", "I give them mine. The manager's office has a very good sofa."]$$);
select pg_temp.apply('minjun', 'sous-chef', 20.6, 'reviewing 16.9, interview 11.7, offered 6.7, hired 3.9');
select pg_temp.apply('cagla', 'banquet', 36.3, 'reviewing 32.9, interview 27.5, offered 22.2, hired 17.8');
select pg_temp.apply('yusuf', 'banquet', 33.5, 'rejected 26.9');
select pg_temp.apply('thorunn', 'store-manager', 22.3, 'reviewing 17.6, interview 9.7');
select pg_temp.apply('marcellus', 'merchandiser', 3.8, 'reviewing 1.5');
select pg_temp.apply('xiuying', 'seasonal', 38.7, 'reviewing 36.6, offered 33.7, hired 29.2');
select pg_temp.apply('delphine', 'seasonal', 36.1, 'rejected 32.7');
select pg_temp.apply('priyanka', 'actuary', 10.8, 'reviewing 8.6, interview 4.7');
select pg_temp.apply('rasmus', 'actuary', 8.8, 'rejected 6.9');
select pg_temp.apply('zoe', 'designer', 9.9, 'reviewing 7.4, interview 2.5', $$["reading-screens", "My grandmother, who could not see the small print and said so."]$$);
select pg_temp.apply('kofi', 'designer', 6.4, 'rejected 4.9', $$["", "The first user who threw our phone."]$$);
select pg_temp.apply('marisol', 'illustrator', 5.6, 'reviewing 3.4');
select pg_temp.apply('hyejin', 'permits', 12.3, 'reviewing 9.7, interview 5.4');
select pg_temp.apply('xiuying', 'permits', 7.9, '');
select pg_temp.apply('olena', 'storm-water', 25.8, 'reviewing 21.2, interview 13.3, offered 7.5', $$["Anything that ends at the property line. Water does not."]$$);
select pg_temp.apply('lakeisha', 'dispatcher-911', 5.5, 'reviewing 3.7, interview 1.9');
