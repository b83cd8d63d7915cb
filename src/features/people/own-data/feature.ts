import type { Feature } from '#platform/server/feature.ts'
import { sendDeactivationKey } from './deactivate.ts'
import { eraseDueAccounts } from './erase.ts'
import { buildExport, forgetOldExports } from './export.ts'
import { ownDataHandlers } from './handlers.ts'
import { ownDataReactions } from './reactions.ts'

export const ownData: Feature = {
  calls: ownDataHandlers,
  reactions: ownDataReactions,
  background: [sendDeactivationKey, buildExport],
  schedule: [
    { cron: '41 3 * * *', backfill: 86_400_000, task: eraseDueAccounts },
    { cron: '51 3 * * *', backfill: 86_400_000, task: forgetOldExports },
  ],
  forgets: {
    people: {
      'exports.user_id': 'kept a while',
      'forgettings.user_id': 'kept a while',
    },
    after: {
      'files.id': {
        'exports.file_id': 'emptied',
      },
    },
  },
}
