import type { Feature } from '#platform/server/feature.ts'
import { auditHandlers } from './handlers.ts'
import { sealAudit } from './seal.ts'

export const audit: Feature = {
  calls: auditHandlers,
  schedule: [{ cron: '*/5 * * * *', task: sealAudit }],
}
