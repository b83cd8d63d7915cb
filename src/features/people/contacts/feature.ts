import type { Feature } from '#platform/server/feature.ts'
import { textPhoneCode } from './confirm-phone.ts'
import { contactHandlers } from './handlers.ts'
import { mailNewAddress } from './mail-new-address.ts'
import { contactReactions } from './reactions.ts'

export const contacts: Feature = {
  calls: contactHandlers,
  reactions: contactReactions,
  background: [textPhoneCode, mailNewAddress],
}
