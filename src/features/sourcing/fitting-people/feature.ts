import type { Feature } from '#platform/server/feature.ts'
import { fittingPeopleHandlers } from './handlers.ts'

export const fittingPeople: Feature = {
  calls: fittingPeopleHandlers,
}
