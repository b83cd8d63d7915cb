import type { Feature } from '#platform/server/feature.ts'
import { pageProfileHandlers } from './handlers.ts'

export const pageProfile: Feature = {
  calls: pageProfileHandlers,
  forgets: {
    after: {
      'files.id': {
        'page_clients.logo_id': 'emptied',
        'page_pictures.file_id': 'erased',
      },
    },
  },
}
