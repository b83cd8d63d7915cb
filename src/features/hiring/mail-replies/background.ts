import { z } from 'zod'
import { backgroundTask } from '#platform/server/background/background-task.ts'

/** A email that comes twice comes within days; addresses that are over stand for nothing. */
const remembersFor = 90 * 86_400_000

export const forgetOldMails = backgroundTask('forget-old-inbound-mails', z.object({}), async ({ db, now }) => {
  await db
    .deleteFrom('inbound_mails')
    .where('at', '<', new Date(now().getTime() - remembersFor))
    .execute()
  await db.deleteFrom('reply_addresses').where('expires_at', '<', now()).execute()
})
