import type { Context } from '#platform/server/context.ts'
import { publish } from '#platform/server/live/publish.ts'
import type { CalendarPart } from '#platform/server/mail/mail.ts'
import { sendSms } from '#platform/server/sms/sms.ts'
import { newId } from '#platform/shared/ids.ts'
import { type Language, toLanguage } from '#platform/shared/languages.ts'
import { once } from './once.ts'
import { pushNotice } from './push-notice.ts'
import { replyAddress, type Thread } from './reply-address.ts'
import type { Channel, Topic } from './rules.ts'
import { unsubscribeKey, unsubscribeLinks, wants } from './wishes.ts'

export type Facts = Record<string, string | number>

/** Somebody to tell: a person with an account, or only an address. */
export type Recipient = {
  user: string | null
  name: string
  email: string | null
  phone: string | null
  language: string
}

export type Notice = {
  /** What happened, once per recipient and channel: the id of the event, or of what falls due. */
  cause: string
  to: Recipient
  /** Key below `notices` in the words: `title`, `body`, `action`. */
  notice: string
  facts: Facts
  /** Path on the site that it is about. */
  link: string
  channels: readonly Channel[]
  /** What it is about, for whoever does not want to be told; what concerns the account itself has none. */
  topic?: Topic
  /** What a person called it, in place of our title above the mail. */
  subject?: string
  /** Words of a person, shown apart from ours. */
  quote?: string
  /** The application it speaks of, and the side it is told to: what is answered by mail goes there. */
  thread?: Thread
  /** A calendar entry that goes along with the mail. */
  calendar?: CalendarPart
  /** Facts for the service worker (seed §2, push of an application). */
  push?: Record<string, unknown>
}

/** Tells one person by every channel that fits, in the person's language, and nothing twice. */
export async function notify(ctx: Context, notice: Notice): Promise<void> {
  for (const channel of notice.channels)
    if (reaches(channel, notice.to) && (await isWanted(ctx, notice, channel)))
      if (channel === 'push')
        // each browser is an addressee of its own
        await deliver.push(ctx, notice)
      else await once(ctx, notice.cause, addressee(notice.to), channel, () => deliver[channel](ctx, notice))
}

const isWanted = async (ctx: Context, { to, topic }: Notice, channel: Channel) =>
  !to.user || !topic || wants(ctx.db, to.user, topic, channel)

const reaches = (channel: Channel, to: Recipient): boolean => {
  if (channel === 'mail') return to.email !== null
  // a text message costs money: only for whoever cannot be reached by mail
  if (channel === 'sms') return to.phone !== null && to.email === null
  return to.user !== null
}

const addressee = (to: Recipient) => to.user ?? to.email ?? to.phone ?? ''

type Deliver = (ctx: Context, notice: Notice) => Promise<void>

const deliver: Record<Channel, Deliver> = {
  async bell(ctx, { to, notice, facts, link }) {
    const user = to.user as string
    await ctx.db.transaction().execute(async (tx) => {
      const row = { id: newId(), user_id: user, notice, facts: JSON.stringify(facts), link, at: ctx.now() }
      await tx.insertInto('notifications').values(row).execute()
      await publish(tx, [`user:${user}`], 'notification.added', row.id)
    })
  },
  async mail(ctx, { to, notice, facts, link, subject, quote, topic, thread, calendar }) {
    const say = speak(ctx, to, facts)
    const stop = to.user && topic ? unsubscribeLinks(ctx, await unsubscribeKey(ctx, { user: to.user, topic })) : null
    const reply = thread ? await replyAddress(ctx, thread, to.user) : null
    await ctx.mail.send({
      to: to.email as string,
      language: toLanguage(to.language),
      subject: subject ?? say(`${notice}.title`),
      body: [say('greeting'), say(`${notice}.body`)],
      ...(quote && { quote }),
      ...(thread && reply && { replyAbove: say('replyAbove'), reply: { to: reply, thread: thread.application } }),
      ...(calendar && { calendar }),
      action: { label: say(`${notice}.action`), url: absolute(ctx, link) },
      footer: say('why'),
      ...(stop && { stop: { label: say('stop'), url: stop.screen }, unsubscribeUrl: stop.oneClick }),
    })
  },
  push: (ctx, notice) => pushNotice(ctx, notice, absolute(ctx, notice.link), speak(ctx, notice.to, notice.facts)),
  async sms(ctx, { to, notice, facts, link }) {
    const say = speak(ctx, to, facts)
    await sendSms(ctx.settings, to.phone as string, `${say(`${notice}.title`)}\n${absolute(ctx, link)}`)
  },
}

const absolute = (ctx: Context, link: string) => `${ctx.settings.publicUrl}${link}`

/** The notice's words in the recipient's language; the site and the person are always at hand. */
function speak(ctx: Context, to: Recipient, facts: Facts) {
  const language: Language = toLanguage(to.language)
  const values = { site: ctx.brand.name[language], person: to.name, ...facts }
  return (key: string) => ctx.wording.say(language, `notices.${key}`, values)
}
