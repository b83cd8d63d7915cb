import type { Feature } from '#platform/server/feature.ts'
import { countPublishedSalaries } from './background.ts'
import { salaryHandlers } from './handlers.ts'

export const salaries: Feature = {
  calls: salaryHandlers,
  schedule: [{ cron: '57 2 * * *', backfill: 86_400_000, task: countPublishedSalaries }],
}
