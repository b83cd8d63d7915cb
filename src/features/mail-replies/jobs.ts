import { z } from 'zod'
import { job } from '#platform/server/jobs/job.ts'

/** A letter that comes twice comes within days; addresses that are over stand for nothing. */
const remembersFor = 90 * 86_400_000

export const forgetOldMails = job('forget-old-inbound-mails', z.object({}), async ({ db, now }) => {
  await db
    .deleteFrom('inbound_mails')
    .where('at', '<', new Date(now().getTime() - remembersFor))
    .execute()
  await db.deleteFrom('reply_addresses').where('expires_at', '<', now()).execute()
})
