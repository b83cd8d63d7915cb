import { notify } from '#features/site/notifications/notify.ts'
import { recipient } from '#features/site/notifications/recipients.ts'
import type { Context } from '#platform/server/context.ts'
import { type Happened, on } from '#platform/server/events/reaction.ts'
import { accountRegistered, deviceSeen, verificationAsked } from './events.ts'
import { mayMail } from './send-rarely.ts'
import { mailVerification } from './verify-email.ts'

export const accountReactions = [
  on(accountRegistered, 'confirm-email', sendConfirmation),
  on(verificationAsked, 'confirm-email', sendConfirmation),
  on(deviceSeen, 'tell-the-person', tellOfDevice),
]

async function sendConfirmation(ctx: Context, { id, data }: Happened<{ user: string }>) {
  const mail = await mailVerification(ctx, data)
  if (mail && (await mayMail(ctx, mail.to.email)))
    await notify(ctx, { cause: id, facts: {}, channels: ['mail'], ...mail })
}

async function tellOfDevice(ctx: Context, { id, data }: Happened<{ user: string; browser: string; system: string }>) {
  const to = await recipient(ctx, data.user)
  const device = [data.browser, data.system].filter(Boolean).join(', ')
  const facts = { known: device ? 'yes' : 'no', device }
  if (to)
    await notify(ctx, {
      cause: id,
      to,
      notice: 'new_device',
      facts,
      link: '/settings/security',
      channels: ['bell', 'mail'],
    })
}
