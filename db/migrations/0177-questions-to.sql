-- To whom a question or an answer about somebody who is put forward was written: the client and the person each read what they wrote and
-- what was written to them, and nothing of what the agency writes to the other. Empty where it is not known: then it is the agency's alone.
alter table submission_questions add column to_side text check (to_side in ('client', 'agency', 'person'));
update submission_questions set to_side = 'agency' where side <> 'agency';
update submission_questions q set to_side = e.data ->> 'to'
  from events e
  where q.side = 'agency' and e.name = 'submission.asked' and e.data ->> 'question' = q.id::text;
