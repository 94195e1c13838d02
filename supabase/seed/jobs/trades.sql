-- Lines, building sites and workshops.

select pg_temp.post('lineworker', 'brackenline', 15.3, $${
  "title": "Journeyman Lineworker", "location": "Duluth, MN", "jobType": "FULL_TIME", "experienceLevel": "senior_level",
  "salaryMin": 94000, "salaryMax": 112000, "skills_required": ["Overhead lines", "Switching", "Hot stick", "CDL Class A"], "preferredSkills": ["Storm restoration", "Drone inspection"],
  "requirements": ["A journeyman's ticket", "You live within forty minutes of the yard"],
  "description": "Ten of you look after 4,100 miles of line through forest and over lakes. In storms all of Minnesota calls; in summer you plan your own weeks.\n\nThe cooperative's members own the trucks and will tell you so, kindly.",
  "questions": [
    {"question": "Which voltage classes have you worked live?", "questionType": "TEXT", "isRequired": true, "options": []},
    {"question": "When could you start?", "questionType": "MULTIPLE_CHOICE", "isRequired": true, "options": ["At once", "In a month", "In spring"]}
  ]
}$$);
select pg_temp.post('energy-advisor', 'brackenline', 4.9, $${
  "status": "draft",
  "title": "Energy Advisor for Members", "location": "Duluth, MN", "jobType": "PART_TIME", "experienceLevel": "entry_level",
  "skills_required": ["Customer service", "Excel"],
  "description": "You visit members at home and tell them what a heat pump would change. Draft: the board decides on the budget."
}$$);
select pg_temp.post('superintendent', 'ironpost', 22.6, $${
  "title": "Construction Superintendent", "location": "Columbus, OH", "jobType": "FULL_TIME", "experienceLevel": "lead",
  "salaryMin": 108000, "salaryMax": 130000, "skills_required": ["Scheduling", "Site safety", "Subcontractor management", "Concrete"], "preferredSkills": ["Spanish", "OSHA 30"],
  "experienceRequired": "Eight years on sites, three in charge of one",
  "requirements": ["You have opened a school in August"],
  "description": "A library of 40,000 square feet, eighteen months, nine trades. You run the site; the office runs the paper.\n\nWe promise dates we keep, which is why we let you speak before we promise."
}$$);
select pg_temp.post('carpenter', 'ironpost', 12.8, $${
  "title": "Apprentice Carpenter", "location": "Columbus, OH", "jobType": "INTERNSHIP", "experienceLevel": "entry_level",
  "salaryMin": 38000, "salaryMax": 43000, "skills_required": ["Hand tools", "Framing"], "preferredSkills": ["Blueprint reading"],
  "requirements": ["You are eighteen or older", "School is one day a week, paid"],
  "description": "Four years with the same crew. You begin with formwork and end with staircases, and the tools of your first year are yours."
}$$);
select pg_temp.post('estimator', 'ironpost', 52.7, $${
  "title": "Project Estimator", "location": "Columbus, OH", "jobType": "FULL_TIME", "experienceLevel": "mid_level",
  "salaryMin": 78000, "salaryMax": 92000, "skills_required": ["Blueprint reading", "Excel", "Negotiation"], "preferredSkills": ["Concrete"],
  "requirements": ["You have been wrong by less than four percent"],
  "description": "You read drawings, walk the site, and say what it will cost. Then you are asked again in a year."
}$$);
select pg_temp.post('machinist', 'vantry', 17.9, $${
  "title": "CNC Machinist, Second Shift", "location": "Rockford, IL", "jobType": "FULL_TIME", "experienceLevel": "mid_level",
  "salaryMin": 58000, "salaryMax": 70000, "skills_required": ["CNC milling", "Fanuc controls", "Setup", "Metrology"], "preferredSkills": ["GD&T"],
  "requirements": ["2 PM to 10:30 PM, Monday to Thursday, and a short Friday"],
  "description": "Housings for wind turbines, one at a time, to four microns. You set up, run and measure them yourself, and sign the last page.",
  "questions": [
    {"question": "Which controls have you set up alone?", "questionType": "CHECKBOX", "isRequired": true, "options": ["Fanuc", "Siemens", "Heidenhain", "Mazak"]},
    {"question": "How sure are you with GD&T?", "questionType": "RATING", "isRequired": true, "options": []}
  ]
}$$);
select pg_temp.post('quality', 'vantry', 20.1, $${
  "title": "Quality Engineer", "location": "Rockford, IL", "jobType": "FULL_TIME", "experienceLevel": "senior_level",
  "salaryMin": 84000, "salaryMax": 99000, "skills_required": ["Metrology", "GD&T", "Root cause analysis", "Statistics"], "preferredSkills": ["ISO 9001", "Minitab"],
  "requirements": ["You have stopped a line and been thanked for it"],
  "description": "Two percent of our gearboxes come back to the bench. You find out why, with the people who built them, and make it one."
}$$);
select pg_temp.post('planner', 'vantry', 2.4, $${
  "status": "draft",
  "title": "Maintenance Planner", "location": "Rockford, IL", "jobType": "FULL_TIME", "experienceLevel": "mid_level",
  "salaryMin": 62000, "salaryMax": 72000, "skills_required": ["Maintenance planning", "SAP"],
  "description": "Ninety machines, each with a bad day. You see to it that these days are planned."
}$$);
