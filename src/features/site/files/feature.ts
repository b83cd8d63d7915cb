import type { Feature } from '#platform/server/feature.ts'
import { mayWatchFile } from './grants.ts'
import { fileHandlers } from './handlers.ts'

export const files: Feature = {
  calls: fileHandlers,
  topics: { cv: mayWatchFile },
  forgets: {
    people: {
      'files.owner_id': 'erased',
    },
  },
}
