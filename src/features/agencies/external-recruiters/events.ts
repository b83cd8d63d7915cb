import { z } from 'zod'
import { recruiterEvents, recruiterStates } from '#features/agencies/recruiters/recruiter-states.ts'
import { event } from '#platform/shared/event.ts'
import { personEvents, personSides, personStates } from './person-states.ts'

const watchers = ({ page, user }: { page: string; user: string | null }) => [
  `page:${page}`,
  ...(user ? [`user:${user}`] : []),
]

/** An external recruiter was invited to a job, is in, said no, or works on it no more. */
export const externalMoved = event('external-recruiter.moved', {
  data: z.object({
    external: z.string(),
    job: z.string(),
    page: z.string(),
    user: z.string().nullable(),
    event: z.enum(recruiterEvents),
    side: z.enum(['company', 'agency', 'site']),
    from: z.enum(recruiterStates).nullable(),
    to: z.enum(recruiterStates),
  }),
  about: ({ external, page }) => ({ thing: 'external-recruiter', id: external, page }),
  topics: watchers,
})

/** Somebody was asked whether a recruiter may put them forward, or how that ended. */
export const externalPersonMoved = event('external-person.moved', {
  data: z.object({
    person: z.string(),
    external: z.string(),
    page: z.string(),
    /** The recruiter's account. */
    user: z.string().nullable(),
    event: z.enum(['ask', ...personEvents]),
    side: z.enum(personSides),
    to: z.enum(personStates),
  }),
  about: ({ person, page }) => ({ thing: 'external-person', id: person, page }),
  topics: watchers,
})
