import type { Feature } from '#platform/server/feature.ts'
import { forgetOldPrints } from './background.ts'
import { formatChosen } from './format-chosen.ts'
import { cvFormattingHandlers } from './handlers.ts'
import { cvFormattingHolding } from './holding.ts'

export const cvFormatting: Feature = {
  calls: cvFormattingHandlers,
  background: [formatChosen],
  schedule: [{ cron: '33 3 * * *', backfill: 86_400_000, task: forgetOldPrints }],
  holdings: [cvFormattingHolding],
}
