import type { Feature } from '#platform/server/feature.ts'
import { articleHandlers } from './handlers.ts'

export const articles: Feature = {
  calls: articleHandlers,
  forgets: {
    people: {
      'article_versions.published_by': 'kept as work',
      'articles.changed_by': 'kept as work',
    },
  },
}
