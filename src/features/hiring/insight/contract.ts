import { z } from 'zod'
import { ways } from '#features/jobs/jobs/way-rules.ts'
import { opened } from '#features/site/traffic/contract.ts'
import { get, raw } from '#platform/shared/contract.ts'
import { flag } from '#platform/shared/fields.ts'
import { anyone } from '#platform/shared/who.ts'

export const registerVisit = get('/user-public/visit', {
  summary: 'Count that a part of the site was opened; nothing of the visitor is kept',
  who: anyone,
  takes: {
    ...opened,
    /** The last part of the address of a job or company page that was opened, and how one came there. */
    job: z.string().max(300).optional().catch(undefined),
    company: z.string().max(300).optional().catch(undefined),
    /** An application to the job was begun. */
    start: flag.optional().catch(undefined),
    source: z.enum(ways).default('direct').catch('direct'),
    source_detail: z.string().max(60).default('').catch(''),
    /** The page one works for, so that its own team is not counted; not kept. */
    team: z.uuid().optional().catch(undefined),
  },
  gives: raw,
  status: 204,
  limit: { times: 120, seconds: 60, per: 'address' },
})
