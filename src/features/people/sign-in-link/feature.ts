import type { Feature } from '#platform/server/feature.ts'
import { mailSignInLink } from './ask-link.ts'
import { signInLinkHandlers } from './handlers.ts'

export const signInLink: Feature = {
  calls: signInLinkHandlers,
  background: [mailSignInLink],
}
