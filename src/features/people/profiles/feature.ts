import type { Feature } from '#platform/server/feature.ts'
import { profileHandlers } from './handlers.ts'
import { profileHolding } from './holding.ts'

export const profiles: Feature = {
  calls: profileHandlers,
  holdings: [profileHolding],
  forgets: {
    people: {
      'profiles.user_id': 'erased',
    },
    after: {
      'files.id': {
        'profiles.photo_id': 'emptied',
      },
      'profiles.user_id': {
        'profile_certificates.user_id': 'erased',
        'profile_education.user_id': 'erased',
        'profile_languages.user_id': 'erased',
        'profile_places.user_id': 'erased',
        'profile_skills.user_id': 'erased',
        'profile_work.user_id': 'erased',
      },
    },
  },
}
