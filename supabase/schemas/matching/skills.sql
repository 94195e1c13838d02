-- The vocabulary: which spellings name the same skill. Closed tables: read through procedures, written by migrations and administrators.

create type public.skill_field as enum (
  'software', 'data', 'design', 'engineering', 'manufacturing', 'trades', 'construction', 'logistics', 'services', 'nursing', 'medicine',
  'care', 'teaching', 'languages', 'office', 'finance', 'sales', 'marketing', 'law', 'management', 'retail', 'hospitality'
);

create table private.skills (
  key text primary key,
  name text not null unique check (private.is_line(name, 60, 1)),
  field public.skill_field not null,
  added_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);
comment on table private.skills is 'Every known skill, under the name shown next to other spellings of it (RULES: Skills).';
comment on column private.skills.key is 'private.skill_spelling of the name: the stored key for all of its spellings.';
comment on column private.skills.added_by is 'The administrator who added it; null for built-in skills.';

create table private.skill_aliases (
  written text not null check (private.is_line(written, 60, 1)),
  skill text not null references private.skills (key) on delete cascade,
  added_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  spelling text primary key generated always as (private.skill_spelling(written)) stored
);
comment on table private.skill_aliases is 'Every known spelling, including names. Each spelling belongs to one skill: hence the primary key.';
create index skill_aliases_skill_index on private.skill_aliases (skill);
create index skill_aliases_beginning_index on private.skill_aliases (spelling text_pattern_ops);
create index skill_aliases_trigrams_index on private.skill_aliases using gin (spelling extensions.gin_trgm_ops);

create table private.left_skills (
  spelling text primary key,
  left_by uuid references auth.users (id) on delete set null,
  left_at timestamptz not null default now()
);
comment on table private.left_skills is 'Unknown words that an administrator kept as written; they match themselves and aren''t listed again.';

alter table private.skills enable row level security;
alter table private.skill_aliases enable row level security;
alter table private.left_skills enable row level security;

-- ── Which skill is meant ──────────────────────────────────────────────────────────────────────────────────────

create function private.known_skill(spelled text) returns text
language sql stable parallel safe set search_path = ''
return (select a.skill from private.skill_aliases a where a.spelling = spelled);
comment on function private.known_skill is 'The key of the skill with this private.skill_spelling, or null.';

create function private.named_skill(spelled text, fields public.skill_field[]) returns text
language sql stable parallel safe set search_path = ''
return (
  select a.skill from private.skill_aliases a join private.skills s on s.key = a.skill where a.spelling = spelled and s.field = any (fields)
);
comment on function private.named_skill is 'private.known_skill, if it belongs to one of these fields.';

create function private.bracketed_skill(written text) returns text
language plpgsql stable parallel safe set search_path = ''
as $$
declare
  parts text[] := regexp_match(written, '^\s*([^()]+?)\s*\(\s*([^()]+?)\s*\)\s*$');
  outer_key text := private.known_skill(private.skill_spelling(parts[1]));
  inner_key text := private.known_skill(private.skill_spelling(parts[2]));
  inner_spelling text := private.skill_spelling(parts[2]);
begin
  if parts is null then
    return null;
  end if;
  return case
    when outer_key = inner_key then outer_key
    -- "Go (programming language)", "Spanish (fluent)": the parentheses add nothing about the skill.
    when inner_spelling ~ '^((basic|intermediate|advanced|fluent|native|expert|beginner|conversational|proficient|good|very good|certified|preferred|required|desired|plus)|(programming|query|markup|scripting|spoken|foreign)?(language)|software|framework|library|tool|platform|database)$'
      then coalesce(outer_key, private.skill_spelling(parts[1]))
    when inner_spelling = private.initials(parts[1]) then coalesce(outer_key, inner_key, private.skill_spelling(parts[1]))
    when private.skill_spelling(parts[1]) = private.initials(parts[2]) then coalesce(inner_key, outer_key, private.skill_spelling(parts[2]))
    -- "Welding (MIG)".
    else private.known_skill(private.skill_spelling(parts[2] || ' ' || parts[1]))
  end;
end
$$;
comment on function private.bracketed_skill is 'The key of "X (Y)" if Y is another spelling of X or a level; null otherwise.';

create function private.qualified_skill(written text) returns text
language plpgsql stable parallel safe set search_path = ''
as $$
declare
  -- A version or level doesn't make a different skill. "Advanced life support" is its own skill.
  versioned constant public.skill_field[] := '{software,data,design,engineering,office}';
  levelled constant public.skill_field[] := '{software,data,design,office,languages}';
  small constant text := lower(btrim(written));
  bare text;
begin
  if small ~ '\d[\dx.]*\s*\+?$' then
    bare := regexp_replace(small, '[\s-]*(v|ver|version|release)?[\s.-]*\d+(\.(\d+|x))*\s*\+?$', '');
    if char_length(private.skill_spelling(bare)) > 1 then
      bare := private.named_skill(private.skill_spelling(bare), versioned);
      if bare is not null then
        return bare;
      end if;
    end if;
  end if;
  if small like '% skills' or small like '% skill' then
    bare := private.known_skill(private.skill_spelling(left(small, strpos(small, ' skill') - 1)));
    if bare is not null then
      return bare;
    end if;
  end if;
  bare := regexp_replace(
    small,
    '^(basic|intermediate|advanced|fluent|native|expert|proficient in|proficient with|proficient|knowledge of|experience in|experience with|strong|good|excellent|spoken|written) +|[ -]+(experience|knowledge|proficiency|programming|programming language|coding|scripting|language|speaking|speaker|framework|library|software)$',
    '', 'g');
  if bare <> small then
    return private.named_skill(private.skill_spelling(bare), levelled);
  end if;
  return null;
end
$$;
comment on function private.qualified_skill is 'The key of a skill with a version or level: "Python 3", "Advanced Excel"; otherwise null.';

create function private.reworded_skill(written text) returns text
language plpgsql stable parallel safe set search_path = ''
as $$
declare
  -- The person and the activity share a key; other such words end in -er and -ing.
  acts constant jsonb := '{
    "manager": "management", "managing": "management", "developer": "development", "developing": "development",
    "designer": "design", "designing": "design", "engineer": "engineering", "analyst": "analysis", "analyzing": "analysis", "analysing": "analysis",
    "operator": "operation", "operating": "operation", "administrator": "administration", "administering": "administration",
    "coordinator": "coordination", "coordinating": "coordination", "installer": "installation", "installing": "installation",
    "inspector": "inspection", "inspecting": "inspection", "preparing": "preparation", "assessing": "assessment", "recruiter": "recruitment"
  }';
  words constant text[] := string_to_array(lower(btrim(written)), ' ');
  first constant text := words[1];
  last constant text := words[cardinality(words)];
begin
  -- One word isn't enough: a docker isn't docking.
  if cardinality(words) < 2 then
    return null;
  end if;
  return coalesce(
    case when first like '%ing' then coalesce(
      private.known_skill(private.skill_spelling(array_to_string(words[2:] || coalesce(acts ->> first, first), ' '))),
      private.known_skill(private.skill_spelling(array_to_string(words[2:] || first, ' ')))
    ) end,
    case when acts ? last or last like '%er' then
      private.known_skill(private.skill_spelling(array_to_string(
        trim_array(words, 1) || coalesce(acts ->> last, left(last, -2) || 'ing'), ' ')))
    end);
end
$$;
comment on function private.reworded_skill is 'The key of a skill named by its activity or the person who does it: "editing videos"; otherwise null.';

create function private.skill_key(skill text) returns text
language plpgsql stable parallel safe set search_path = ''
as $$
declare
  spelled text := private.skill_spelling(skill);
  known text := private.known_skill(spelled);
begin
  if known is null and skill like '%(%)%' then
    known := private.bracketed_skill(skill);
  end if;
  if known is null and (lower(skill) like 'ms %' or lower(skill) like 'microsoft %') then
    -- The vendor's name doesn't make a different skill: use the shorter form if the longer one is unknown.
    known := private.skill_key(substr(skill, strpos(skill, ' ') + 1));
    return coalesce(private.known_skill('microsoft' || known), known);
  end if;
  return coalesce(known, private.qualified_skill(skill), private.reworded_skill(skill), spelled);
end
$$;
comment on function private.skill_key is
  'A skill as compared; the only function that decides when two spellings are the same skill: by spelling rules, then by the vocabulary; an unknown word is its own key (RULES: Skills). Stored in candidates, published_jobs and application_matches; private.follow_vocabulary updates them.';

create function private.skill_keys(skills text[]) returns text[]
language sql stable parallel safe set search_path = ''
return (select coalesce(array_agg(distinct private.skill_key(skill) order by private.skill_key(skill)), '{}') from unnest(skills) as skill);
comment on function private.skill_keys is 'Distinct comparison keys of a list of skills.';

create function private.hold_vocabulary() returns void
language sql volatile set search_path = ''
return pg_advisory_xact_lock_shared(hashtextextended('private.skills', 0));
comment on function private.hold_vocabulary is 'Locks the vocabulary before keys are stored, so that it doesn''t change in the meantime.';

create function private.load_skills(of_field public.skill_field, lines text) returns void
language sql set search_path = ''
as $$
  with written as materialized (
    select line.number as line, one.number as place, one.word, case one.number when 1 then private.skill_spelling(one.word) end as key
    from string_to_table(lines, E'\n') with ordinality as line (text, number)
    cross join string_to_table(line.text, ' | ') with ordinality as one (word, number)
    where line.text <> '' and left(line.text, 1) <> '#'
  ),
  named as (
    insert into private.skills (key, name, field)
    select key, word, of_field from written where place = 1
    on conflict (key) do update set name = excluded.name, field = excluded.field
  )
  -- Keeps administrators' decisions about words.
  insert into private.skill_aliases (written, skill)
  select w.word, n.key from written w join written n on n.line = w.line and n.place = 1
  on conflict (spelling) do update set written = excluded.written, skill = excluded.skill where skill_aliases.added_by is null
$$;
comment on function private.load_skills is 'Loads lines "Name | other spelling | …". Called by migrations, which update stored keys afterward.';
