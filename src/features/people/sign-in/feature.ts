import type { Feature } from '#platform/server/feature.ts'
import { signInHandlers } from './handlers.ts'

export const signIn: Feature = {
  calls: signInHandlers,
}
