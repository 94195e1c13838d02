-- Software at other companies.

select pg_temp.post('routing', 'korvane', 3.2, $${
  "title": "Backend Engineer, Routing", "location": "Denver, CO", "jobType": "FULL_TIME", "experienceLevel": "senior_level",
  "salaryMin": 130000, "salaryMax": 155000, "skills_required": ["TypeScript", "PostgreSQL", "Node.js", "REST APIs", "Docker", "GraphQL", "Go"], "preferredSkills": ["Terraform", "Kafka", "Rust"],
  "requirements": ["You explain your decisions in writing", "You are at ease with being on call one week in eight"],
  "description": "Our planner finds a route for 2,300 trucks each evening in eleven seconds. You make it nine, and add what drivers ask for: bridges, dogs, Thursdays.\n\nFive engineers, one mathematician, a view of the mountains."
}$$);
select pg_temp.post('integrations', 'korvane', 8.6, $${
  "title": "Partner Integrations Engineer", "location": "Denver, CO", "locations": ["Boulder, CO"], "jobType": "FULL_TIME", "experienceLevel": "mid_level",
  "salaryMin": 110000, "salaryMax": 128000, "skills_required": ["TypeScript", "REST APIs", "PostgreSQL", "EDI"], "preferredSkills": ["Spanish", "Node.js"],
  "requirements": ["You have read a partner's documentation and then the truth"],
  "description": "Ninety carriers send us orders in forty dialects of EDI. You connect the next ones, and write the page that lets the one after do it alone.",
  "questions": [{"question": "Which integration are you proud of, and why?", "questionType": "TEXTAREA", "isRequired": true, "options": []}]
}$$);
select pg_temp.post('reliability', 'korvane', 41.5, $${
  "title": "Site Reliability Engineer, Nights", "location": "Boulder, CO", "jobType": "FULL_TIME", "experienceLevel": "senior_level",
  "salaryMin": 135000, "salaryMax": 158000, "skills_required": ["Linux", "Go", "Kubernetes", "Observability"], "preferredSkills": ["Terraform", "PostgreSQL"],
  "requirements": ["Four nights on, four off"],
  "description": "Our customers drive at night, so somebody who can mend the planner is awake then. You are one of three, with the right to stop a release."
}$$);
select pg_temp.post('claims-api', 'halewick', 6.1, $${
  "title": "API Engineer, Claims", "location": "Chicago, IL", "locations": ["Remote"], "jobType": "REMOTE", "experienceLevel": "mid_level",
  "salaryMin": 128000, "salaryMax": 150000, "skills_required": ["TypeScript", "PostgreSQL", "REST APIs", "Node.js"], "preferredSkills": ["GraphQL", "Accessibility"],
  "requirements": ["You like small interfaces with long lives", "Two weeks a year in Chicago, at our cost"],
  "description": "A claim begins with a photograph of a dent. You build what carries it from the harbor to the adjuster and the answer back, usually within two days.\n\nThe system is nine years old and well tested; you may change anything you can explain."
}$$);
select pg_temp.post('data-platform', 'halewick', 4.3, $${
  "title": "Data Platform Engineer", "location": "Remote", "jobType": "REMOTE", "experienceLevel": "mid_level",
  "salaryMin": 126000, "salaryMax": 148000, "skills_required": ["PostgreSQL", "Docker", "TypeScript", "Terraform", "Kafka"], "preferredSkills": ["GraphQL", "Airflow"],
  "requirements": ["You have moved data that was in use"],
  "description": "Underwriters, claims and finance each have a truth of their own. You bring them together, one table at a time, without stopping anybody's work."
}$$);
select pg_temp.post('claims-portal', 'halewick', 21.4, $${
  "title": "Claims Portal Engineer", "location": "Chicago, IL", "jobType": "FULL_TIME", "answerDays": 14, "experienceLevel": "mid_level",
  "salaryMin": 105000, "salaryMax": 125000, "skills_required": ["React", "TypeScript", "REST APIs", "PostgreSQL"], "preferredSkills": ["Accessibility"],
  "requirements": ["You test with a keyboard and a screen reader"],
  "description": "People open our portal on the worst day of their year, on a wet phone. You make it short.\n\nYou work with one designer and two engineers, and listen to claim calls every Friday.",
  "questions": [{"question": "How sure are you with accessible forms?", "questionType": "RATING", "isRequired": true, "options": []}]
}$$);
select pg_temp.post('clinic-integration', 'saltmere', 5.7, $${
  "title": "Integration Engineer", "location": "Eugene, OR", "locations": ["Remote"], "jobType": "CONTRACT", "experienceLevel": "mid_level",
  "salaryMin": 104000, "salaryMax": 122000, "skills_required": ["TypeScript", "PostgreSQL", "REST APIs", "Docker", "HL7", "Python"], "preferredSkills": ["Node.js"],
  "requirements": ["Eighteen months", "You sign for what you may read"],
  "description": "Fourteen clinics, three laboratories and a pharmacy still send each other paper. You connect them, with a nurse beside you who says what matters."
}$$);
select pg_temp.post('grid', 'brackenline', 9.4, $${
  "title": "Grid Software Engineer", "location": "Duluth, MN", "locations": ["Remote"], "jobType": "FULL_TIME", "experienceLevel": "mid_level",
  "salaryMin": 118000, "salaryMax": 140000, "skills_required": ["TypeScript", "PostgreSQL", "Docker", "C++", "SCADA", "Linux"], "preferredSkills": ["Go"],
  "requirements": ["You have written software that switches something heavy"],
  "description": "When a dam opens and the wind drops, our software has four seconds. You look after it, together with the people in the control room who trust it."
}$$);
select pg_temp.post('payments', 'brackenline', 34.8, $${
  "title": "Staff Software Engineer, Payments and Settlement Infrastructure", "location": "Duluth, MN", "locations": ["Remote"], "jobType": "REMOTE", "experienceLevel": "senior_level",
  "salaryMin": 150000, "salaryMax": 176000, "skills_required": ["TypeScript", "PostgreSQL", "Node.js", "REST APIs"], "preferredSkills": ["Terraform", "Kafka"],
  "requirements": ["Money has gone through your code", "You have led without being anybody's manager"],
  "description": "Members buy and sell power to each other every fifteen minutes. You own how it is counted, billed and settled, to the cent, and you write down why."
}$$);
select pg_temp.post('tessaly-platform', 'tessaly', 39.6, $${
  "title": "Platform Engineer", "location": "Remote", "jobType": "REMOTE", "experienceLevel": "senior_level",
  "salaryMin": 135000, "salaryMax": 158000, "skills_required": ["Go", "Kubernetes", "Terraform", "PostgreSQL", "Docker"], "preferredSkills": ["Kafka"],
  "requirements": ["You have run a cluster that others call boring"],
  "description": "Records travel between four hundred clinics on a platform that you and three others keep small enough to understand."
}$$);
select pg_temp.post('tessaly-support', 'tessaly', 36.2, $${
  "title": "Support Engineer", "location": "Remote", "jobType": "REMOTE", "experienceLevel": "entry_level",
  "salaryMin": 84000, "salaryMax": 98000, "skills_required": ["SQL", "REST APIs"], "preferredSkills": ["HL7"],
  "requirements": ["You write answers that end the conversation kindly"],
  "description": "Clinics call when a record does not arrive. You find it, send it, and tell us what to change so that nobody has to call again."
}$$);
select pg_temp.post('designer', 'paperkite', 11.9, $${
  "title": "Product Designer", "location": "Portland, OR", "locations": ["Remote"], "jobType": "REMOTE", "experienceLevel": "mid_level",
  "salaryMin": 96000, "salaryMax": 112000, "skills_required": ["Figma", "Prototyping", "User research", "Accessibility"], "preferredSkills": ["Illustration", "Design systems"],
  "requirements": ["You have watched children use what you drew"],
  "description": "Children learn to read on our screens, many of them on their grandmother's phone. You design with an illustrator, an engineer and a second-grade class that tells the truth.",
  "questions": [
    {"question": "A piece of work you would do differently today, as a PDF", "questionType": "FILE", "isRequired": false, "options": []},
    {"question": "Who taught you most, and what?", "questionType": "TEXT", "isRequired": true, "options": []}
  ]
}$$);
select pg_temp.post('illustrator', 'paperkite', 7.3, $${
  "title": "Illustrator, Picture Books", "location": "Portland, OR", "jobType": "CONTRACT", "experienceLevel": "mid_level",
  "salaryMin": 58000, "salaryMax": 70000, "skills_required": ["Illustration", "Procreate", "Storyboarding"], "preferredSkills": ["Animation"],
  "requirements": ["One book in nine months", "Your name on the cover"],
  "description": "A story about a ferry that is afraid of water needs forty pages. The text is finished and very short; the rest is yours."
}$$);
