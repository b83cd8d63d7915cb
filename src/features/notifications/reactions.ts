import { accountRegistered, verificationAsked } from '#features/accounts/events.ts'
import { mailVerification } from '#features/accounts/verify-email.ts'
import type { Context } from '#platform/server/context.ts'
import { type Happened, on } from '#platform/server/events/reaction.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { once } from './once.ts'

/** Accounts stand before notifications in the house, so their mails are sent from here. */
export const notificationReactions = [
  on(accountRegistered, 'confirm-email', sendConfirmation),
  on(verificationAsked, 'confirm-email', sendConfirmation),
]

async function sendConfirmation(ctx: Context, { id, data }: Happened<{ user: string }>) {
  await once(ctx, id, data.user, 'mail', async () => {
    const mail = await mailVerification(ctx, data)
    if (!mail) return
    const language = toLanguage(mail.language)
    const say = (key: string) =>
      ctx.wording.say(language, `notices.${key}`, { site: ctx.brand.name[language], person: mail.name })
    await ctx.mail.send({
      to: mail.to,
      language,
      subject: say('confirm_email.title'),
      body: [say('greeting'), say('confirm_email.body')],
      action: { label: say('confirm_email.action'), url: mail.url },
      footer: say('why'),
    })
  })
}
