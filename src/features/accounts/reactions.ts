import { notify } from '#features/notifications/notify.ts'
import type { Context } from '#platform/server/context.ts'
import { type Happened, on } from '#platform/server/events/reaction.ts'
import { accountRegistered, verificationAsked } from './events.ts'
import { mailVerification } from './verify-email.ts'

export const accountReactions = [
  on(accountRegistered, 'confirm-email', sendConfirmation),
  on(verificationAsked, 'confirm-email', sendConfirmation),
]

async function sendConfirmation(ctx: Context, { id, data }: Happened<{ user: string }>) {
  const mail = await mailVerification(ctx, data)
  if (mail) await notify(ctx, { cause: id, facts: {}, channels: ['mail'], ...mail })
}
