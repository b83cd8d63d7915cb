import type { Feature } from '#platform/server/feature.ts'
import { followLicences } from './background.ts'
import { mayReadLicence } from './grants.ts'
import { pageCheckHandlers } from './handlers.ts'
import { licenceQueue, pageQueue } from './queues.ts'
import { pageCheckReactions } from './reactions.ts'

export const pageChecks: Feature = {
  calls: pageCheckHandlers,
  reactions: pageCheckReactions,
  schedule: [{ cron: '19 5 * * *', backfill: 86_400_000, task: followLicences }],
  topics: { pages: async (ctx) => ctx.me?.mayAsStaff('staff.page.read') === true },
  grants: { 'page-licence': mayReadLicence },
  queues: { licences: licenceQueue, pages: pageQueue },
  forgets: {
    people: {
      'page_checks.asked_by': 'kept as work',
      'page_checks.decided_by': 'kept as work',
    },
    after: {
      'files.id': {
        'page_checks.file_id': 'emptied',
      },
    },
  },
}
