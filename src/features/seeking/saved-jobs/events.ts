import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

const Saved = z.object({ job: z.string(), user: z.string() })

/** Somebody keeps a job, keeps it no more, or wrote something to it; nobody else is concerned. */
export const savedJobChanged = event('saved_job.changed', {
  data: Saved.extend({ what: z.enum(['saved', 'removed', 'noted']) }),
  // not the job's history: its team may not know who keeps it
  about: ({ job }) => ({ thing: 'saved-job', id: job }),
  topics: ({ user }) => [`user:${user}`],
})
