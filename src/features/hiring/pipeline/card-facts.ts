import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { RequirementsResult } from '#features/jobs/matching/must-rules.ts'
import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import { yearsOf } from '#libraries/cv-content/years-of.ts'
import type { CardFacts } from './contract.ts'

type Job = CvContent['experience'][number]

/** What the CV that was sent says of somebody in a line; null where none was read. */
export const saidOfRow = sql<{ headline: string; city: string; work: Pick<Job, 'start' | 'end'>[] | null } | null>`(
  select json_build_object('headline', coalesce(content->>'headline', ''), 'city', coalesce(content->>'location', ''),
    'work', (select json_agg(json_build_object('start', job->'start', 'end', job->'end'))
      from jsonb_array_elements(content->'experience') as job))
  from sent_cvs where sent_cvs.application_id = applications.id and content is not null)`

/** What comes next with somebody: the interview ahead or to be agreed on, else the latest offer that is open. */
export const nextOfRow = (now: Date): RawBuilder<{ what: string; at: string | null } | null> =>
  sql<{ what: string; at: string | null } | null>`coalesce(
    (select json_build_object('what', interviews.state, 'at', starts_at) from interviews
      where interviews.application_id = applications.id
        and (interviews.state in ('proposed', 'other_asked') or (interviews.state = 'confirmed' and starts_at > ${now}))
      order by starts_at nulls last limit 1),
    (select json_build_object('what', offers.state, 'at', null) from offers
      where offers.application_id = applications.id and offers.state in ('draft', 'approved', 'sent', 'viewed')
      order by number desc limit 1))`

type Row = {
  hidden: boolean
  said: { headline: string; city: string; work: Pick<Job, 'start' | 'end'>[] | null } | null
  next: { what: string; at: string | null } | null
  requirements: RequirementsResult
}

/** @see placeTeller: how a place is said to the reader */
type Telling = { now: Date; tell: (place: string) => string }

const nexts = ['proposed', 'other_asked', 'confirmed', 'draft', 'approved', 'sent', 'viewed'] as const

/** The same as a card shows it; of whoever is hidden only how long they worked. */
export function factsOf({ hidden, said, next, requirements }: Row, { now, tell }: Telling): z.input<typeof CardFacts> {
  const experience = (said?.work ?? []) as Job[]
  const what = nexts.find((one) => one === next?.what)
  return {
    headline: hidden ? '' : (said?.headline ?? ''),
    city: hidden ? '' : tell(said?.city ?? ''),
    years: experience.length > 0 ? yearsOf({ experience }, now) : null,
    requirements,
    next: what ? { what, at: next?.at ? new Date(next.at).toISOString() : null } : null,
  }
}
