import type { Feature } from '#platform/server/feature.ts'
import { forgetOldCvViews } from './background.ts'
import { cvViewerHandlers } from './handlers.ts'
import { cvViewerHolding } from './holding.ts'
import { noteCvRead } from './note-file.ts'

export const cvViewers: Feature = {
  calls: cvViewerHandlers,
  schedule: [{ cron: '22 4 * * *', backfill: 86_400_000, task: forgetOldCvViews }],
  holdings: [cvViewerHolding],
  readNotes: { cv: noteCvRead },
}
