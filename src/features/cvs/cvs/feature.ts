import type { Feature } from '#platform/server/feature.ts'
import { cvHandlers } from './handlers.ts'
import { cvHolding } from './holding.ts'
import { makeCvPreview } from './make-preview.ts'
import { readCv } from './read-cv.ts'

export const cvs: Feature = {
  calls: cvHandlers,
  background: [makeCvPreview, readCv],
  holdings: [cvHolding],
  forgets: {
    people: {
      'cvs.user_id': 'erased',
    },
    after: {
      'cvs.id': {
        'cv_versions.cv_id': 'erased',
      },
      'files.id': {
        'cv_previews.file_id': 'erased',
        'cvs.file_id': 'erased',
      },
    },
  },
}
