import type { Feature } from '#platform/server/feature.ts'
import { cvBuilderHandlers } from './handlers.ts'

export const cvBuilder: Feature = {
  calls: cvBuilderHandlers,
}
