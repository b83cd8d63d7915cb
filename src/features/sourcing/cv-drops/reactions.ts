import { teamWith } from '#features/companies/pages/team.ts'
import { makeKey } from '#features/people/accounts/one-time-keys.ts'
import { textsByCode } from '#features/site/lookups/texts.ts'
import { notify, type Recipient } from '#features/site/notifications/notify.ts'
import { recipient } from '#features/site/notifications/recipients.ts'
import { pageExcluded } from '#features/sourcing/cv-search/events.ts'
import { readyPooledBy } from '#features/sourcing/fitting-people/ready-pool.ts'
import { leavePool } from '#features/sourcing/pool/add-to-pool.ts'
import { followClaim } from '#features/sourcing/pool/follow-claim.ts'
import type { Context } from '#platform/server/context.ts'
import { on } from '#platform/server/events/reaction.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { heldStates, stateAfter } from './drop-states.ts'
import { cvDropChanged, cvDropMade, cvDropMoved, cvDropped, pageDropsChanged } from './events.ts'
import { lockItem, moveItem } from './move-drop.ts'

/** What the person is told of; that it was seen stands on the screen and rings nowhere. */
const told = new Set(['replied', 'added_to_pool', 'added_to_job', 'rejected', 'expired'])

export const cvDropReactions = [
  on(cvDropChanged, 'follow-claim', (ctx, { data }) => followClaim(ctx, data.user)),
  // in pools it is compared with jobs, as it reads now
  on(cvDropChanged, 'compared', async (ctx, { data: { drop } }) => {
    const items = await ctx.db.selectFrom('cv_drop_items').select('id').where('drop_id', '=', drop).execute()
    await readyPooledBy(
      ctx,
      'drop_item_id',
      items.map(({ id }) => id),
    )
  }),
  on(cvDropMade, 'receipt', async (ctx, { id, data: { drop } }) => {
    const { to, link } = await whoDropped(ctx, drop)
    const { count } = await ctx.db
      .selectFrom('cv_drop_items')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('drop_id', '=', drop)
      .executeTakeFirstOrThrow()
    await notify(ctx, {
      ...{ cause: id, to, notice: to.user ? 'cv_drop_receipt' : 'cv_drop_receipt_guest', topic: 'applications' },
      ...{ facts: { count }, link, prompt: true, channels: ['bell', 'mail', 'sms'] },
    })
  }),
  on(cvDropped, 'tell-the-team', async (ctx, { id, data: { drop, page, item } }) => {
    const { name } = await ctx.db.selectFrom('cv_drops').select('name').where('id', '=', drop).executeTakeFirstOrThrow()
    for (const to of await teamWith(ctx, page, 'drop.answer'))
      await notify(ctx, {
        ...{ cause: id, to, notice: 'cv_drop_received', topic: 'applications', facts: { name } },
        ...{ link: `/page/drops?item=${item}`, channels: ['bell', 'mail'] },
      })
  }),
  on(cvDropMoved, 'tell', async (ctx, { id, data }) => {
    if (told.has(data.to)) await tellPerson(ctx, id, data)
  }),
  on(cvDropMoved, 'leave-the-pool', async (ctx, { data: { item, to } }) => {
    if (to === 'withdrawn') await ctx.db.transaction().execute((tx) => leavePool(ctx, tx, 'drop_item_id', item))
  }),
  // whoever hides from a company takes back what it was left
  on(pageExcluded, 'take-back', async (ctx, { data: { page, user, excluded } }) => {
    if (excluded) await takeBack(ctx, page, user)
  }),
  on(pageDropsChanged, 'tell-that-it-stopped', async (ctx, { id, data: { page, by } }) => {
    if (by !== 'clock') return
    for (const to of await teamWith(ctx, page, 'drop.answer'))
      await notify(ctx, {
        ...{ cause: id, to, notice: 'drops_stopped', topic: 'applications', facts: {} },
        ...{ link: '/page/drops/settings', channels: ['bell', 'mail'] },
      })
  }),
]

async function takeBack(ctx: Context, page: string, user: string): Promise<void> {
  const held = await ctx.db
    .selectFrom('cv_drop_items')
    .innerJoin('cv_drops', 'cv_drops.id', 'drop_id')
    .select('cv_drop_items.id')
    .where('page_id', '=', page)
    .where('user_id', '=', user)
    .where('state', 'in', heldStates)
    .execute()
  for (const { id } of held)
    await ctx.db.transaction().execute(async (tx) => {
      const item = await lockItem(tx, { id })
      if (stateAfter(item.state, 'withdraw')) await moveItem(ctx, tx, item, { event: 'withdraw' })
    })
}

type Moved = { item: string; drop: string; page: string; to: string; reason: string | null }

async function tellPerson(ctx: Context, cause: string, { item, drop, page, to: state, reason }: Moved): Promise<void> {
  const [{ to, link }, row] = await Promise.all([
    whoDropped(ctx, drop),
    ctx.db
      .selectFrom('cv_drop_items')
      .innerJoin('pages', 'pages.id', 'cv_drop_items.page_id')
      .leftJoin('jobs', 'jobs.id', 'cv_drop_items.job_id')
      .leftJoin('job_texts', (join) =>
        join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
      )
      .select(['pages.name as company', 'words', 'job_texts.title as job', 'application_id'])
      .where('cv_drop_items.id', '=', item)
      .where('cv_drop_items.page_id', '=', page)
      .executeTakeFirstOrThrow(),
  ])
  // an answer in a conversation rings there
  if (state === 'replied' && to.user) return
  const reasons = await textsByCode({ ...ctx, language: toLanguage(to.language) }, 'reject-reason-public')
  const isJob = state === 'added_to_job' && to.user !== null && row.application_id !== null
  await notify(ctx, {
    ...{ cause, to, notice: `cv_drop_${state}`, topic: 'applications', channels: ['bell', 'mail', 'push', 'sms'] },
    facts: { company: row.company, job: row.job ?? '', reason: (reason && reasons.get(reason)) || '' },
    link: isJob ? `/applications/${row.application_id}` : link,
    ...(row.words && { quote: row.words }),
  })
}

/** Who left a CV, as somebody to tell. Whoever has no account gets a link that shows what came of it. */
async function whoDropped(ctx: Context, drop: string): Promise<{ to: Recipient; link: string }> {
  const row = await ctx.db.selectFrom('cv_drops').selectAll().where('id', '=', drop).executeTakeFirstOrThrow()
  const { user_id, name, email, phone, language } = row
  const account = user_id ? await recipient(ctx, user_id) : null
  if (account) return { to: account, link: '/user/drops' }
  const key = await ctx.db.transaction().execute((tx) => makeKey(ctx, tx, 'follow-drop', { thing: drop }))
  return { to: { user: null, name, email, phone, language }, link: `/cv-drop/${key}` }
}
