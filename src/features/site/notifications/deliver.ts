import type { Context, Tx } from '#platform/server/context.ts'
import { publish } from '#platform/server/live/publish.ts'
import { sendSms } from '#platform/server/sms/sms.ts'
import { newId } from '#platform/shared/ids.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import type { Facts, Notice, Recipient } from './notice.ts'
import { pushNotice } from './push-notice.ts'
import { replyAddress } from './reply-address.ts'
import type { Channel } from './rules.ts'
import { sayNotice } from './say-notice.ts'
import { sendMail } from './send-mail.ts'
import { unsubscribeKey, unsubscribeLinks } from './wishes.ts'

type Deliver = (ctx: Context, notice: Notice) => Promise<void>

/** Puts it under the bell, and tells open screens. */
export async function ring(ctx: Context, tx: Tx, { to, notice, facts, link, cause }: Notice): Promise<void> {
  const user = to.user as string
  const row = { id: newId(), user_id: user, notice, facts: JSON.stringify(facts), link, cause, at: ctx.now() }
  await tx.insertInto('notifications').values(row).execute()
  await publish(tx, [`user:${user}`], 'notification.added', row.id)
}

/** How the channels that leave the site tell. */
export const deliver: Record<Exclude<Channel, 'bell'>, Deliver> = {
  async mail(ctx, { to, notice, facts, link, subject, details = [], quote, topic, thread, calendar }) {
    const say = speak(ctx, to, facts)
    const stop = to.user && topic ? unsubscribeLinks(ctx, await unsubscribeKey(ctx, { user: to.user, topic })) : null
    const reply = thread ? await replyAddress(ctx, thread, to.user) : null
    await sendMail(ctx, {
      to: to.email as string,
      language: toLanguage(to.language),
      subject: subject ?? say(`${notice}.title`),
      body: [say(await greetingFor(ctx, to)), say(`${notice}.body`), ...details],
      ...(quote && { quote }),
      ...(thread && reply && { replyAbove: say('replyAbove'), reply: { to: reply, thread: thread.id } }),
      ...(calendar && { calendar }),
      action: { label: say(`${notice}.action`), url: absolute(ctx, link, to) },
      // who has no account is told where the address came from
      footer: say(to.user ? 'why' : 'whyGuest'),
      ...(stop && { stop: { label: say('stop'), url: stop.screen }, unsubscribeUrl: stop.oneClick }),
    })
  },
  push: (ctx, notice) =>
    pushNotice(ctx, notice, absolute(ctx, notice.link, notice.to), speak(ctx, notice.to, notice.facts)),
  async sms(ctx, { to, notice, facts, link }) {
    const say = speak(ctx, to, facts)
    await sendSms(ctx.settings, to.phone as string, `${say(`${notice}.title`)}\n${absolute(ctx, link, to)}`)
  },
}

/** One mail of all that gathered: each thing with where it leads. */
export async function digestMail(ctx: Context, to: Recipient, gathered: readonly Notice[]): Promise<void> {
  const say = speak(ctx, to, { count: gathered.length })
  const stop = unsubscribeLinks(ctx, await unsubscribeKey(ctx, { user: to.user as string }))
  await sendMail(ctx, {
    to: to.email as string,
    language: toLanguage(to.language),
    subject: say('digest.title'),
    body: [say(await greetingFor(ctx, to)), say('digest.body')],
    items: gathered.map(({ notice, facts, link, details = [], quote }) => {
      const one = speak(ctx, to, facts)
      return {
        title: one(`${notice}.title`),
        url: absolute(ctx, link, to),
        lines: [
          one(`${notice}.body`),
          ...details.flatMap((part) => part.split('\n')),
          ...(quote ? [quote.slice(0, 300)] : []),
        ],
      }
    }),
    action: { label: say('digest.action'), url: absolute(ctx, '/settings/notifications', to) },
    footer: say('why'),
    stop: { label: say('stop'), url: stop.screen },
    unsubscribeUrl: stop.oneClick,
  })
}

/** Whether somebody has read of this in the bell: then no other channel says it again. */
export async function wasRead(ctx: Context, user: string, cause: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', user)
    .where('cause', '=', cause)
    .where('read_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** An address nobody has proved may be a stranger's: what somebody called themselves is not carried there. */
async function greetingFor(ctx: Context, { user, email, name }: Recipient): Promise<string> {
  const proven =
    user &&
    email &&
    (await ctx.db
      .selectFrom('users')
      .select('id')
      .where('id', '=', user)
      .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
      .where('email_verified_at', 'is not', null)
      .executeTakeFirst())
  return proven && name ? 'greeting' : 'greetingUnproven'
}

/** Who has no account has no language here either: the page that opens speaks as the message did. */
function absolute(ctx: Context, link: string, { user, language }: Recipient): string {
  if (user) return `${ctx.settings.publicUrl}${link}`
  const url = new URL(link, ctx.settings.publicUrl)
  url.searchParams.set('lang', toLanguage(language))
  return url.href
}

const speak = (ctx: Context, to: Recipient, facts: Facts) => sayNotice(ctx, toLanguage(to.language), to.name, facts)
