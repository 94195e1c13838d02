-- Clinics and schools.

select pg_temp.post('nurse', 'saltmere-hr', 9.1, $${
  "title": "Registered Nurse, Urgent Care", "location": "Eugene, OR", "jobType": "FULL_TIME", "experienceLevel": "mid_level",
  "salaryMin": 88000, "salaryMax": 104000, "skills_required": ["Triage", "IV therapy", "BLS"], "preferredSkills": ["ACLS", "Spanish", "Arabic"],
  "educationRequired": "A nursing degree and an Oregon license, or one that can be endorsed",
  "requirements": ["Three twelve-hour shifts a week, posted six weeks ahead", "Every third weekend"],
  "description": "Our urgent care on Willamette Street sees seventy people a day. You decide who cannot wait, and you have the time to explain why to the others.\n\nOne nurse to four patients, always. A physician is in the building until the last one has gone.",
  "questions": [
    {"question": "Which license do you hold, and until when?", "questionType": "TEXT", "isRequired": true, "options": []},
    {"question": "Which days can you work?", "questionType": "CHECKBOX", "isRequired": true, "options": ["Weekdays", "Saturdays", "Sundays", "Nights"]},
    {"question": "A copy of your license", "questionType": "FILE", "isRequired": false, "options": []}
  ]
}$$);
select pg_temp.post('medical-assistant', 'saltmere-hr', 14.2, $${
  "title": "Medical Assistant, Float Pool", "location": "Springfield, OR", "locations": ["Eugene, OR"], "jobType": "FULL_TIME", "experienceLevel": "entry_level",
  "salaryMin": 43000, "salaryMax": 50000, "skills_required": ["Vital signs", "Phlebotomy", "Epic"], "preferredSkills": ["Spanish", "Vietnamese"],
  "requirements": ["A certificate, or one within a year on our time"],
  "description": "You work where you are missed most: two days here, a week there, always with the mileage paid. After a year you choose a clinic of your own."
}$$);
select pg_temp.post('nurse-manager', 'saltmere', 28.3, $${
  "title": "Nurse Manager, Home Care", "location": "Eugene, OR", "jobType": "FULL_TIME", "experienceLevel": "lead",
  "salaryMin": 108000, "salaryMax": 124000, "skills_required": ["Leadership", "Home care", "Staffing", "Quality improvement"], "preferredSkills": ["Spanish"],
  "requirements": ["Eight years of nursing, three of leading nurses"],
  "description": "Thirty-one nurses and aides drive to people who cannot come to us. You plan the rounds, visit with each of them twice a year, and speak for them in the house.",
  "questions": [{"question": "What would you change in your first month, and what not?", "questionType": "TEXTAREA", "isRequired": true, "options": []}]
}$$);
select pg_temp.post('home-aide', 'saltmere-hr', 19.7, $${
  "title": "Home Care Aide", "location": "Springfield, OR", "jobType": "PART_TIME", "experienceLevel": "entry_level",
  "salaryMin": 34000, "salaryMax": 39000, "skills_required": ["Home care", "Vital signs"], "preferredSkills": ["BLS", "Medication reminders"],
  "requirements": ["A driver's license", "Mornings or evenings, not both"],
  "description": "Breakfast, stockings, a short walk, the news. You see the same six people every week, for as long as they like."
}$$);
select pg_temp.post('math-teacher', 'sandhollow', 16.4, $${
  "title": "Middle School Mathematics Teacher", "location": "Flagstaff, AZ", "jobType": "FULL_TIME", "experienceLevel": "mid_level",
  "salaryMin": 52000, "salaryMax": 68000, "skills_required": ["Mathematics", "Classroom management", "Curriculum design"], "preferredSkills": ["Google Classroom", "Spanish"],
  "educationRequired": "An Arizona certificate for grades 6 to 8, or on the way to one",
  "requirements": ["From January, for grades 6 and 7"],
  "description": "Twenty-two children in a class, five classes, one of them loud. The colleague you follow leaves you her folders and, if you ask, her Thursday afternoons.",
  "questions": [
    {"question": "How do you begin a lesson on fractions?", "questionType": "TEXTAREA", "isRequired": true, "options": []},
    {"question": "How at ease are you with teaching algebra?", "questionType": "RATING", "isRequired": true, "options": []}
  ]
}$$);
select pg_temp.post('paraprofessional', 'sandhollow', 13.8, $${
  "title": "Special Education Paraprofessional", "location": "Flagstaff, AZ", "jobType": "PART_TIME", "experienceLevel": "entry_level",
  "salaryMin": 31000, "salaryMax": 36000, "skills_required": ["Special education", "De-escalation"], "preferredSkills": ["First aid"],
  "requirements": ["Six hours a day, when school is open"],
  "description": "You accompany two children through their day, so that they can do more of it alone by summer."
}$$);
select pg_temp.post('substitutes', 'sandhollow', 58.2, $${
  "title": "Substitute Teacher Coordinator", "location": "Flagstaff, AZ", "jobType": "FULL_TIME", "experienceLevel": "mid_level",
  "salaryMin": 44000, "salaryMax": 51000, "skills_required": ["Scheduling", "Excel"], "preferredSkills": ["Classroom management"],
  "requirements": ["You are awake at 5:30 AM and stay polite"],
  "description": "At half past five teachers call in sick. By half past seven you have found somebody for every class, and you know whom the children will listen to."
}$$);
