import { sql } from 'kysely'
import { teamWith } from '#features/companies/pages/team.ts'
import { makeKey } from '#features/people/accounts/one-time-keys.ts'
import { type Facts, notify, type Recipient } from '#features/site/notifications/notify.ts'
import { recipient } from '#features/site/notifications/recipients.ts'
import type { Context } from '#platform/server/context.ts'
import { type Happened, on } from '#platform/server/events/reaction.ts'
import {
  invitationDeclined,
  invitedAgain,
  joinAsked,
  joinRefused,
  memberChanged,
  memberInvited,
  memberJoined,
  memberLeft,
  memberLetIn,
  memberReinstated,
  memberRemoved,
  memberSuspended,
  ownershipMoved,
} from './events.ts'
import { takesSeat } from './rules.ts'

const onTeam = '/page/team'
const onMine = '/my-pages'

export const teamReactions = [
  on(joinAsked, 'ask-the-owners', (ctx, { id, data }) => tellLeads(ctx, id, data, 'join_asked')),
  on(joinRefused, 'tell', (ctx, { id, data }) => tellMember(ctx, id, data, 'join_refused')),
  on(memberLetIn, 'welcome', (ctx, { id, data }) => tellMember(ctx, id, data, 'let_in')),
  on(memberInvited, 'send', sendInvitation),
  on(invitedAgain, 'send', sendInvitation),
  on(memberJoined, 'tell-the-inviter', async (ctx, { id, data: { page, user, inviter } }) => {
    const [to, who] = [await leadOf(ctx, page, inviter), await recipient(ctx, user)]
    if (to && who) await tell(ctx, id, to, 'member_joined', { page: await nameOf(ctx, page), name: who.name }, onTeam)
  }),
  on(invitationDeclined, 'tell-the-inviter', async (ctx, { id, data: { page, invitation, email } }) => {
    const row = await ctx.db
      .selectFrom('page_invitations')
      .select('invited_by')
      .where('id', '=', invitation)
      .executeTakeFirst()
    const to = await leadOf(ctx, page, row?.invited_by ?? null)
    if (to) await tell(ctx, id, to, 'invitation_declined', { page: await nameOf(ctx, page), email }, onTeam)
  }),
  on(memberChanged, 'tell', (ctx, { id, data }) =>
    tellMember(ctx, id, data, data.was === data.role ? 'rights_changed' : 'role_changed', { role: data.role }),
  ),
  on(memberSuspended, 'tell', (ctx, { id, data }) => tellMember(ctx, id, data, 'member_suspended')),
  on(memberReinstated, 'tell', (ctx, { id, data }) => tellMember(ctx, id, data, 'member_reinstated')),
  on(memberRemoved, 'tell', (ctx, { id, data }) => tellMember(ctx, id, data, 'member_removed')),
  on(memberLeft, 'tell-the-owners', (ctx, { id, data }) => tellLeads(ctx, id, data, 'member_left')),
  on(ownershipMoved, 'tell', async (ctx, { id, data: { page, user, from } }) => {
    const giver = await ctx.db.selectFrom('users').select('name').where('id', '=', from).executeTakeFirst()
    await tellMember(ctx, id, { page, user }, 'ownership_received', { name: giver?.name ?? '' })
    const receiver = await ctx.db.selectFrom('users').select('name').where('id', '=', user).executeTakeFirst()
    await tellMember(ctx, id, { page, user: from }, 'ownership_given', { name: receiver?.name ?? '' })
  }),
]

type About = { page: string; user: string }

const rowOf = (ctx: Context, page: string) =>
  ctx.db.selectFrom('pages').select(['name', 'language', 'state']).where('id', '=', page).executeTakeFirstOrThrow()
const nameOf = async (ctx: Context, page: string) => (await rowOf(ctx, page)).name

/** To those who look after the team: they may choose not to be told. */
const tell = (ctx: Context, cause: string, to: Recipient, notice: string, facts: Facts, link: string) =>
  notify(ctx, { cause, to, notice, topic: 'team', facts, link, channels: ['bell', 'mail'] })

/** Whoever invited somebody, as long as the team is this person's to look after. */
async function leadOf(ctx: Context, page: string, user: string | null): Promise<Recipient | null> {
  const to = user && (await recipient(ctx, user))
  return to ? { ...to, needs: { page, capability: 'page.members' } } : null
}

/** Tells the person whom a change concerns, whatever was chosen: it is about what one may do. */
async function tellMember(ctx: Context, cause: string, { page, user }: About, notice: string, facts: Facts = {}) {
  const to = await recipient(ctx, user)
  if (!to) return
  const all = { page: await nameOf(ctx, page), ...facts }
  await notify(ctx, { cause, to, notice, facts: all, link: onMine, channels: ['bell', 'mail'] })
}

/** Tells those who look after the team what somebody did. */
async function tellLeads(ctx: Context, cause: string, { page, user }: About, notice: string) {
  const who = await recipient(ctx, user)
  if (!who) return
  const facts = { name: who.name, page: await nameOf(ctx, page) }
  for (const to of await teamWith(ctx, page, 'page.members')) await tell(ctx, cause, to, notice, facts, onTeam)
}

/** The invitation by mail, in the language of the account that confirmed the address, else in the page's. */
async function sendInvitation(ctx: Context, { id, data }: Happened<{ page: string; invitation: string }>) {
  const row = await ctx.db
    .selectFrom('page_invitations')
    .leftJoin('users', 'users.id', 'page_invitations.invited_by')
    .select(['page_invitations.email', 'role', 'words', 'about', 'users.name as by'])
    .where('page_invitations.id', '=', data.invitation)
    .where('page_invitations.state', '=', 'waiting')
    .executeTakeFirst()
  if (!row) return
  const { name, language, state } = await rowOf(ctx, data.page)
  const known = await ctx.db
    .selectFrom('users')
    .select(['id as user', 'name', 'phone', 'language'])
    .where(sql`lower(email)`, '=', row.email.toLowerCase())
    .where('email_verified_at', 'is not', null)
    .where('state', '=', 'active')
    .executeTakeFirst()
  const facts = { page: name, role: row.role, name: row.by ?? name, job: row.about }
  const notice = { cause: id, notice: takesSeat(row) ? 'team_invitation' : 'guest_invitation', facts }
  const stranger = { user: null, name: '', phone: null, language }
  const key = await ctx.db.transaction().execute((tx) => makeKey(ctx, tx, 'join-team', { thing: data.invitation }))
  await notify(ctx, {
    ...notice,
    to: { ...(known ?? stranger), email: row.email },
    link: `/join/${key}`,
    channels: ['mail'],
    // a page nobody has checked mails no words of its own to strangers: they are read on the site, behind the link
    ...(row.words && state === 'active' && { quote: row.words }),
  })
  if (known) await notify(ctx, { ...notice, to: { ...known, email: row.email }, link: onMine, channels: ['bell'] })
}
