import type { Feature } from '#platform/server/feature.ts'
import { screeningRuleHandlers } from './handlers.ts'

export const screeningRules: Feature = {
  calls: screeningRuleHandlers,
  forgets: {
    people: {
      'rule_versions.made_by': 'kept as work',
      'rule_versions.published_by': 'kept as work',
    },
  },
}
