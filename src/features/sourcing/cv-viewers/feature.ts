import type { Feature } from '#platform/server/feature.ts'
import { cvViewerHandlers } from './handlers.ts'
import { cvViewerHolding } from './holding.ts'
import { noteCvRead } from './note-file.ts'

export const cvViewers: Feature = {
  calls: cvViewerHandlers,
  holdings: [cvViewerHolding],
  readNotes: { cv: noteCvRead },
  forgets: {
    people: {
      'cv_views.by_id': 'kept as work',
      'cv_views.subject_id': 'erased',
    },
  },
}
