-- Hotels, shops, insurance and the city.

select pg_temp.post('front-desk', 'lanternfish', 8.2, $${
  "title": "Front Desk Lead, Evenings", "location": "Savannah, GA", "jobType": "PART_TIME", "experienceLevel": "mid_level",
  "salaryMin": 36000, "salaryMax": 42000, "skills_required": ["Guest service", "Opera PMS", "Cash handling"], "preferredSkills": ["Spanish", "Scheduling"],
  "requirements": ["Four evenings a week, until 11 PM"],
  "description": "The train arrives at 9:40 PM and everybody on it is tired. You have their keys ready and know where soup can still be had.",
  "questions": [
    {"question": "How many evenings a week would suit you?", "questionType": "MULTIPLE_CHOICE", "isRequired": true, "options": ["Three", "Four", "Five"]},
    {"question": "A guest's room is not ready. What do you say?", "questionType": "TEXT", "isRequired": true, "options": []}
  ]
}$$);
select pg_temp.post('sous-chef', 'lanternfish', 23.8, $${
  "title": "Sous Chef", "location": "Savannah, GA", "jobType": "FULL_TIME", "experienceLevel": "senior_level",
  "salaryMin": 58000, "salaryMax": 68000, "skills_required": ["Menu planning", "Food safety", "Inventory", "Line cooking"], "preferredSkills": ["Training"],
  "requirements": ["Five years on the line", "Sundays and Mondays are free"],
  "description": "Sixty seats, a harbor, and fishermen who ring the back door. You run the line and half of the menu is yours."
}$$);
select pg_temp.post('banquet', 'lanternfish', 44.3, $${
  "title": "Banquet Captain", "location": "Savannah, GA", "jobType": "FULL_TIME", "experienceLevel": "mid_level",
  "salaryMin": 41000, "salaryMax": 48000, "skills_required": ["Event service", "Leadership", "Wine service"], "preferredSkills": ["Scheduling"],
  "requirements": ["Most Saturdays"],
  "description": "Up to four hundred guests and up to thirty people who carry for them. You stand where both can see you."
}$$);
select pg_temp.post('store-manager', 'thornbury', 26.9, $${
  "title": "Store Manager", "location": "Burlington, VT", "jobType": "FULL_TIME", "experienceLevel": "senior_level",
  "salaryMin": 59000, "salaryMax": 69000, "skills_required": ["Retail management", "Inventory", "Scheduling", "Leadership"], "preferredSkills": ["Visual merchandising"],
  "requirements": ["You mend something of your own"],
  "description": "Nine people sell boots and coats on Church Street and take old ones back. You lead the shop and decide what hangs in its window."
}$$);
select pg_temp.post('merchandiser', 'thornbury', 5.2, $${
  "title": "Visual Merchandiser", "location": "Burlington, VT", "locations": ["Portland, ME", "Portsmouth, NH"], "jobType": "CONTRACT", "experienceLevel": "entry_level",
  "salaryMin": 44000, "salaryMax": 52000, "skills_required": ["Visual merchandising", "Carpentry"], "preferredSkills": ["Photography", "Adobe Illustrator"],
  "requirements": ["A driver's license; we have the van"],
  "description": "Eleven windows, four times a year, from Burlington to the sea. You draw them, build them and hang them."
}$$);
select pg_temp.post('seasonal', 'thornbury', 50.6, $${
  "title": "Seasonal Sales Associate", "location": "Burlington, VT", "jobType": "PART_TIME", "experienceLevel": "entry_level",
  "salaryMin": 31000, "salaryMax": 34000, "skills_required": ["Customer service", "Cash handling"], "preferredSkills": ["Mandarin", "French"],
  "requirements": ["Until the end of the season"],
  "description": "The first snow brings everybody in on one Saturday. You find them boots that fit, and the ones that will last."
}$$);
select pg_temp.post('actuary', 'halewick', 13.1, $${
  "title": "Actuarial Analyst, Marine Reserves", "location": "Chicago, IL", "jobType": "FULL_TIME", "experienceLevel": "mid_level",
  "salaryMin": 88000, "salaryMax": 104000, "skills_required": ["Statistics", "SQL", "Excel", "Reserving"], "preferredSkills": ["R", "Marine insurance"],
  "educationRequired": "Four exams passed; we pay for the others and the days to study",
  "requirements": ["You can say what a number does not know"],
  "description": "What will last winter's storms have cost in five years? You say so every quarter, with a range, to people who have to decide."
}$$);
select pg_temp.post('permits', 'marlow-hr', 14.9, $${
  "title": "Permit Technician", "location": "Marlow Springs, CO", "jobType": "FULL_TIME", "experienceLevel": "entry_level",
  "salaryMin": 47000, "salaryMax": 55000, "skills_required": ["Customer service", "Permitting"], "preferredSkills": ["GIS", "Spanish"],
  "requirements": ["A background check, which the city pays for"],
  "description": "Garages, decks, one observatory: whoever builds in Marlow Springs comes to your counter first. You check the drawings and tell people what is missing, in words they can use."
}$$);
select pg_temp.post('storm-water', 'marlow-hr', 29.4, $${
  "title": "Civil Engineer, Storm Water", "location": "Marlow Springs, CO", "jobType": "FULL_TIME", "experienceLevel": "senior_level",
  "salaryMin": 92000, "salaryMax": 110000, "skills_required": ["Storm water", "Hydraulic modeling", "AutoCAD Civil 3D", "Permitting"], "preferredSkills": ["GIS"],
  "educationRequired": "A degree in civil engineering; a Colorado license within two years",
  "requirements": ["You walk the creek before you draw it"],
  "description": "The canyon above the city flooded twice in ten years. With a budget that the voters approved you widen what is too narrow and slow down what is too fast.",
  "questions": [{"question": "Which model do you trust least, and why?", "questionType": "TEXTAREA", "isRequired": true, "options": []}]
}$$);
select pg_temp.post('dispatcher-911', 'marlow-hr', 6.8, $${
  "title": "911 Dispatcher", "location": "Marlow Springs, CO", "jobType": "FULL_TIME", "experienceLevel": "entry_level",
  "salaryMin": 51000, "salaryMax": 63000, "skills_required": ["Multitasking", "De-escalation"], "preferredSkills": ["Emergency dispatch", "CAD systems", "Spanish"],
  "requirements": ["Ten weeks of training, paid", "Twelve-hour shifts, two weeks of days and two of nights"],
  "description": "You hear what has happened before anybody sees it. We teach you to ask, to send and to stay on the line; nobody sits alone, and after hard calls you go home."
}$$);
