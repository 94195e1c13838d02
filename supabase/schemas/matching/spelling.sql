-- How skills are spelled: rules for every word, known or not. skills.sql decides which spellings name the same skill.

-- Written out instead of looped, and cheapest checks first: a vocabulary has tens of thousands of spellings.
create function private.american_spelling(words text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  spelled text := words;
begin
  -- A space marks the beginning or end of a word.
  spelled := replace(replace(replace(replace(spelled, 'centre', 'center'), 'theatre', 'theater'), 'metre ', 'meter '), 'fibre', 'fiber');
  spelled := replace(replace(replace(spelled, 'litre ', 'liter '), 'calibre', 'caliber'), 'analyse', 'analyze');
  spelled := replace(replace(replace(spelled, 'analysing', 'analyzing'), 'catalyse', 'catalyze'), 'catalogue', 'catalog');
  spelled := replace(replace(replace(spelled, 'dialogue', 'dialog'), 'analogue', 'analog'), 'programme ', 'program ');
  spelled := replace(replace(replace(spelled, 'fulfilment', 'fulfillment'), 'instalment', 'installment'), 'enrolment', 'enrollment');
  spelled := replace(replace(replace(spelled, 'skilful', 'skillful'), 'defence', 'defense'), 'offence', 'offense');
  spelled := replace(replace(replace(replace(spelled, 'licenc', 'licens'), ' cheque', ' check'), ' grey ', ' gray '), ' tyre', ' tire');
  spelled := replace(replace(replace(replace(spelled, ' mould', ' mold'), ' plough', ' plow'), ' draught', ' draft'), 'sulph', 'sulf');
  spelled := replace(replace(replace(spelled, 'artefact', 'artifact'), 'aluminium', 'aluminum'), ' kerb', ' curb');
  spelled := replace(replace(replace(spelled, 'ageing', 'aging'), 'carburett', 'carburet'), 'judgement', 'judgment');
  spelled := replace(spelled, 'jewellery', 'jewelry');
  if spelled like '%our%' then
    spelled := replace(replace(replace(spelled, 'colour', 'color'), 'behaviour', 'behavior'), 'labour', 'labor');
    spelled := replace(replace(replace(replace(spelled, 'harbour', 'harbor'), 'honour', 'honor'), 'favour', 'favor'), 'flavour', 'flavor');
    spelled := replace(replace(replace(replace(spelled, 'neighbour', 'neighbor'), 'odour', 'odor'), 'tumour', 'tumor'), 'vapour', 'vapor');
    spelled := replace(replace(replace(spelled, 'armour', 'armor'), 'rumour', 'rumor'), 'parlour', 'parlor');
  end if;
  if spelled like '%ae%' or spelled like '%oe%' then
    spelled := replace(replace(replace(replace(spelled, 'paed', 'ped'), 'haem', 'hem'), 'anaem', 'anem'), 'anaes', 'anes');
    spelled := replace(replace(replace(replace(spelled, 'ischaem', 'ischem'), 'leukaem', 'leukem'), 'uraem', 'urem'), 'gynae', 'gyne');
    spelled := replace(replace(replace(replace(spelled, 'diarrhoe', 'diarrhe'), 'homoeo', 'homeo'), ' foet', ' fet'), 'oesoph', 'esoph');
    spelled := replace(replace(spelled, ' oestr', ' estr'), 'caesar', 'cesar');
  end if;
  if spelled like '%is%' then
    spelled := regexp_replace(spelled, '([a-z]{3})is(e|ed|es|ing|er|ers|ation|ational)(?= )', '\1iz\2', 'g');
  end if;
  if spelled like '%ll%' then
    spelled := regexp_replace(
      spelled, '(model|label|travel|counsel|signal|level|tunnel|panel|fuel|channel|cancel|dial|enamel|chisel|initial|pencil|stencil|bevel|jewel)l(ing|ed|er|or)', '\1\2', 'g');
  end if;
  return spelled;
end
$$;
comment on function private.american_spelling is 'Replaces British spellings by American ones, in lowercase words separated by single spaces, with a space at both ends.';

-- Postgres caches 32 compiled regular expressions per session, and compiling is the slowest part: hence few of them, and plain replacing.
create function private.skill_spelling(skill text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  words text := lower(normalize(skill, nfkc));
begin
  if octet_length(words) > char_length(words) then
    words := private.search_text(translate(words, E'♯\u200b\u200c\u200d\u2060\ufeff', '#'));
  end if;
  -- Symbols in names are written out: C++, Security+, C#, .NET. A plus before a letter joins, as in HTML+CSS; P&L, R & D.
  if words like '%#%' then
    words := regexp_replace(words, '(?<=[[:alnum:]])\s?#', 'sharp', 'g');
  end if;
  if words like '%+%' then
    words := regexp_replace(words, '(?<=[[:alnum:]+])\+(?![a-z])', 'plus', 'g');
  end if;
  if words like '%.net%' then
    words := regexp_replace(words, '(?<![[:alnum:]])\.net\M', 'dotnet', 'g');
  end if;
  if words like '%&%' then
    words := regexp_replace(words, '\m([a-z])\s*&\s*([a-z]{1,3})\M', '\1and\2', 'g');
  end if;
  words := ' ' || btrim(regexp_replace(replace(words, '''', ''), '[^[:alnum:]]+', ' ', 'g')) || ' ';
  words := replace(replace(words, ' and ', ' '), ' n ', ' ');
  -- Plurals of words long enough to have one. Some words end in an s that makes a different word.
  if words like '%s %' then
    words := regexp_replace(words, '(?<= )(windows|news|rails|teams|communications|lens|sas|sales|canvas|arms|glasses|works|cpcs|hrms)(?= )', '\1_', 'g');
    words := replace(replace(replace(replace(replace(words, 'ies ', 'y '), 'sses ', 'ss '), 'xes ', 'x '), 'ches ', 'ch '), 'shes ', 'sh ');
    words := regexp_replace(
      words, '(?<=[a-z]{2}[b-hk-rtv-z]| api| kpi| okr|taxi| ski|menu| cpu| gpu|camera|pizza|visa|formula|schema|area|idea)s(?= )', '', 'g');
  end if;
  words := replace(private.american_spelling(words), ' ', '');
  -- Once more for the whole text, whose last word may be short: Dev Ops, DevOps.
  if words like '%s' then
    words := regexp_replace(words, '(?<=[a-z0-9]{3}[b-hk-rtv-z])s$', '');
  end if;
  -- Text made only of symbols keeps them, so that it doesn't equal all other such text.
  return coalesce(nullif(replace(words, '_', ''), ''), private.plain_key(skill));
end
$$;
comment on function private.skill_spelling is 'A skill without insignificant differences: case, accents, symbols, plural (RULES: Skills).';

create function private.initials(words text) returns text
language sql immutable parallel safe set search_path = ''
return (
  select lower(string_agg(left(word, 1), '' order by "position"))
  from regexp_split_to_table(words, '[^[:alnum:]]+') with ordinality as parts (word, "position")
  where lower(word) not in ('', 'and', 'of', 'the', 'for', 'in', 'to')
);
comment on function private.initials is 'The first letters of words: "gross domestic product" is "gdp".';
