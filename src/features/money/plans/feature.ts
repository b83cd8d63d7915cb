import type { Feature } from '#platform/server/feature.ts'
import { giveMonthlyCredits } from './background.ts'

export const plans: Feature = {
  schedule: [{ cron: '17 * * * *', backfill: 86_400_000, task: giveMonthlyCredits }],
}
