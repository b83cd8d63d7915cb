import type { Feature } from '#platform/server/feature.ts'
import { mailReset } from './forgot-by-email.ts'
import { textResetCode } from './forgot-by-text.ts'
import { passwordHandlers } from './handlers.ts'
import { mailFirstPassword } from './mail-first-password.ts'
import { passwordReactions } from './reactions.ts'

export const passwords: Feature = {
  calls: passwordHandlers,
  reactions: passwordReactions,
  background: [mailReset, textResetCode, mailFirstPassword],
}
