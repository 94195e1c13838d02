-- Quillmark Freight: one job in every state, the ones its own people own.

select pg_temp.post('billing', 'recruiter', 47.2, $${
  "title": "Billing Specialist, German-speaking Customers", "location": "Denver, CO", "jobType": "PART_TIME", "answerDays": 30, "experienceLevel": "mid_level",
  "salaryMin": 41000, "salaryMax": 47000, "skills_required": ["Billing", "Excel", "German"], "preferredSkills": ["SAP"],
  "experienceRequired": "Three years in billing or receivables",
  "requirements": ["You can explain an invoice on the telephone in German", "Twenty-four hours a week, on four mornings"],
  "description": "Forty of our customers are German machine builders, and they read invoices closely. You write theirs, answer their questions and keep the price lists true.\n\nYou work with two colleagues in Denver and one in Hamburg. Month ends are busy; the rest is not."
}$$);
select pg_temp.post('fleet-data', 'company', 46.4, $${
  "title": "Fleet Data Analyst", "location": "Denver, CO", "jobType": "CONTRACT", "answerDays": 21, "experienceLevel": "mid_level",
  "salaryMin": 70000, "salaryMax": 84000, "skills_required": ["SQL", "Python", "Excel"], "preferredSkills": ["Tableau", "dbt"],
  "requirements": ["You have found a wrong number that everybody believed", "Twelve months, with an option for more"],
  "description": "Every truck of ours reports its position, fuel and doors each minute. Nobody has looked at three years of it properly.\n\nFor a year you answer what dispatch, maintenance and finance want to know, and leave behind tables they can use without you."
}$$);
select pg_temp.post('yard', 'marcus', 38.1, $${
  "title": "Yard Supervisor, Commerce City", "location": "Commerce City, CO", "jobType": "FULL_TIME", "answerDays": 14, "experienceLevel": "senior_level",
  "salaryMin": 64000, "salaryMax": 74000, "skills_required": ["Yard planning", "Shunting", "Leadership"], "preferredSkills": ["Forklift", "Spanish"],
  "requirements": ["Five years in a yard, two of them in charge of a shift", "Early shift, from 4:30 AM"],
  "description": "Ninety trailers stand in our yard at five in the morning and must be gone by nine. You decide which one moves first, and you know every driver who waits for it.\n\nFour yard drivers report to you. The heating works since last winter."
}$$);
select pg_temp.post('diesel', 'recruiter', 33.3, $${
  "title": "Diesel Technician, Mobile Repairs", "location": "Denver, CO", "locations": ["Pueblo, CO"], "jobType": "FULL_TIME", "answerDays": 21, "experienceLevel": "mid_level",
  "salaryMin": 68000, "salaryMax": 82000, "skills_required": ["Diesel engines", "Brake systems", "Diagnostics"], "preferredSkills": ["Welding", "Hydraulics"],
  "requirements": ["A commercial driver's license, or the will to get one in six months", "Your own hand tools; we bring the rest"],
  "description": "A truck that stands still on I-70 costs us four hundred dollars an hour and its driver a night at home. You drive out, find the fault and decide whether it can be mended there.\n\nYou have a van of your own, a parts store that answers the telephone, and every second weekend off."
}$$);
select pg_temp.post('safety-trainer', 'marcus', 25.5, $${
  "status": "draft",
  "title": "Warehouse Safety Trainer", "location": "Denver, CO", "jobType": "PART_TIME", "experienceLevel": "entry_level",
  "skills_required": ["OSHA 30", "Training"], "requirements": ["To be agreed with the depot managers"],
  "description": "Two days a week you train new colleagues in our three warehouses: lifting, forklifts, batteries, and how to say no."
}$$);
select pg_temp.post('operations', 'marcus', 18.2, $${
  "title": "Regional Operations Manager, Mountain West and High Plains", "location": "Denver, CO", "locations": ["Cheyenne, WY"], "jobType": "FULL_TIME", "answerDays": 14, "experienceLevel": "lead",
  "salaryMin": 98000, "salaryMax": 120000, "skills_required": ["Operations", "Budgeting", "Leadership", "Safety"], "preferredSkills": ["Freight or logistics", "Negotiation"],
  "experienceRequired": "Eight years in operations, three with a budget of your own", "educationRequired": "None in particular",
  "requirements": ["You have closed something and kept the people", "You travel two days a week, by road"],
  "description": "Six depots between Salina and Salt Lake City report to you, with 140 people and a budget of 31 million dollars.\n\nWe look for somebody who visits before deciding, writes decisions down, and has stood on a dock in February. The depot managers will interview you too.",
  "questions": [
    {"question": "How many people have reported to you, at most?", "questionType": "TEXT", "isRequired": true, "options": []},
    {"question": "Tell us about a decision you took back.", "questionType": "TEXTAREA", "isRequired": true, "options": []}
  ]
}$$);
select pg_temp.post('night-dispatch', 'recruiter', 10.3, $${
  "title": "Night Dispatch Coordinator", "location": "Aurora, CO", "jobType": "FULL_TIME", "answerDays": 7, "experienceLevel": "mid_level",
  "salaryMin": 52000, "salaryMax": 61000, "skills_required": ["Dispatch", "Excel"], "preferredSkills": ["Spanish", "Hours of service"],
  "requirements": ["Four nights on, three off, from 9 PM to 6 AM", "You stay friendly at four in the morning"],
  "description": "Between nine at night and six in the morning you are the voice that sixty drivers hear. You move loads when the weather does, call docks, and hand over to the day shift with one page.\n\nTwo coordinators share every night. The coffee is good.",
  "questions": [
    {"question": "Which shifts could you cover?", "questionType": "CHECKBOX", "isRequired": true, "options": ["Weekdays", "Weekends", "Holidays"]},
    {"question": "When could you start?", "questionType": "MULTIPLE_CHOICE", "isRequired": true, "options": ["At once", "In two weeks", "In a month or later"]},
    {"question": "A driver calls at 3 AM: the dock is closed. What do you do first?", "questionType": "TEXTAREA", "isRequired": false, "options": []}
  ]
}$$);
select pg_temp.post('backend', 'recruiter', 12.4, $${
  "title": "Senior Backend Engineer", "location": "Denver, CO", "locations": ["Remote"], "jobType": "FULL_TIME", "answerDays": 14, "experienceLevel": "senior_level",
  "salaryMin": 138000, "salaryMax": 165000,
  "skills_required": ["TypeScript", "PostgreSQL", "Node.js", "REST APIs", "Docker", "Go", "Kafka"], "preferredSkills": ["GraphQL", "Terraform", "Freight or logistics"],
  "experienceRequired": "Five or more years building services other people depend on",
  "requirements": ["Comfort with relational data at the scale of a few hundred million rows", "Clear written English; most decisions here are made in writing", "On call one week in six"],
  "description": "You will own the services that plan, price and track freight across eleven states. The team is seven engineers who write short documents, ship on most days and share the pager fairly.\n\nIn the first month you ship something small; by the third you know why we do things the way we do.\n\nFour weeks of paid leave, of which you are expected to take four.",
  "questions": [
    {"question": "What is the largest database you have run in production?", "questionType": "TEXT", "isRequired": true, "options": []},
    {"question": "Tell us about an incident you helped to resolve.", "questionType": "TEXTAREA", "isRequired": true, "options": []},
    {"question": "Where would you like to work?", "questionType": "MULTIPLE_CHOICE", "isRequired": true, "options": ["Denver", "Remote", "Both"]},
    {"question": "Which of these have you been paid to use?", "questionType": "CHECKBOX", "isRequired": false, "options": ["Kafka", "Go", "Kubernetes", "Terraform"]},
    {"question": "How confident are you with event streaming?", "questionType": "RATING", "isRequired": true, "options": []},
    {"question": "Something you wrote about your work, if you may share it", "questionType": "FILE", "isRequired": false, "options": []}
  ]
}$$);
