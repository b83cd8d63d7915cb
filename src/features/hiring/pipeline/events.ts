import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

const Application = z.object({ application: z.string(), job: z.string(), page: z.string() })
type Application = z.output<typeof Application>
const about = ({ application, page }: Application) => ({ thing: 'application', id: application, page })
const topics = ({ application, job }: Application) => [`application:${application}`, `applicants:${job}`]

export const applicationTagged = event('application.tagged', {
  data: Application.extend({ tag: z.string(), on: z.boolean() }),
  about,
  topics,
})
export const noteWritten = event('application.note_written', {
  data: Application.extend({ note: z.string(), mentions: z.array(z.string()) }),
  about,
  topics,
})
export const scorecardGiven = event('application.scored', { data: Application, about, topics })
/** A task about an applicant: made, done, or open again. */
export const taskChanged = event('application.task_changed', {
  data: Application.extend({
    task: z.string(),
    what: z.enum(['made', 'done', 'opened']),
    assignee: z.string().nullable(),
  }),
  about,
  topics,
})
/** Stages, criteria or the way a job is reviewed; boards are read anew. */
export const pipelineChanged = event('pipeline.changed', {
  data: z.object({
    page: z.string(),
    job: z.string().nullable(),
    what: z.enum(['stages', 'criteria', 'anonymous', 'open']),
  }),
  about: ({ job, page }) => ({ thing: job ? 'job' : 'page', id: job ?? page, page }),
  topics: ({ job, page }) => [job ? `applicants:${job}` : `page:${page}`],
})
export const applicantsExported = event('applicants.exported', {
  data: z.object({ job: z.string(), page: z.string(), count: z.number() }),
  about: ({ job, page }) => ({ thing: 'job', id: job, page }),
})
