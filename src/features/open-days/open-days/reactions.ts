import { teamWith } from '#features/companies/pages/team.ts'
import { followThing } from '#features/jobs/promotion/move-promotion.ts'
import { notify } from '#features/site/notifications/notify.ts'
import type { Context } from '#platform/server/context.ts'
import { on } from '#platform/server/events/reaction.ts'
import { factsOf } from './day-facts.ts'
import { boothMoved, dayMoved } from './events.ts'
import type { BoothMove } from './rules.ts'

/** What the team of the host is told when the staff decides. */
const decided: Partial<Record<string, string>> = {
  approve: 'open_day_approved',
  return: 'open_day_returned',
  cancel: 'open_day_stopped',
}
/** Who is told of a booth, and what: the company that did not do it. */
const ofBooth: Record<BoothMove, { notice: string; to: 'host' | 'page' }> = {
  ask: { notice: 'booth_asked', to: 'page' },
  withdraw: { notice: 'booth_withdrawn', to: 'page' },
  accept: { notice: 'booth_accepted', to: 'host' },
  decline: { notice: 'booth_declined', to: 'host' },
  leave: { notice: 'booth_left', to: 'host' },
}

export const openDayReactions = [
  on(dayMoved, 'promotions-follow', (ctx, { data }) => followThing(ctx, { day: data.day })),
  on(dayMoved, 'tell-the-team', async (ctx, { id, data: { day, page, move, side, reason } }) => {
    const notice = side === 'staff' ? decided[move] : undefined
    if (notice) await tellTeam(ctx, { cause: id, page, day, notice, quote: reason, link: `/page/open-days/${day}` })
  }),
  on(dayMoved, 'tell-the-booths', async (ctx, { id, data: { day, move, reason } }) => {
    if (move !== 'cancel' && move !== 'postpone') return
    const notice = move === 'cancel' ? 'booth_day_cancelled' : 'booth_day_postponed'
    const booths = ctx.db.selectFrom('open_day_booths').select('page_id').where('day_id', '=', day)
    for (const { page_id: page } of await booths.where('state', 'in', ['asked', 'accepted']).execute())
      await tellTeam(ctx, { cause: id, page, day, notice, quote: reason, link: '/page/open-days?show=booths' })
  }),
  on(boothMoved, 'tell', async (ctx, { id, data: { booth, day, host, page, move } }) => {
    const { notice, to } = ofBooth[move]
    const guest = await ctx.db.selectFrom('pages').select('name').where('id', '=', page).executeTakeFirstOrThrow()
    const { words } = await ctx.db
      .selectFrom('open_day_booths')
      .select('words')
      .where('id', '=', booth)
      .executeTakeFirstOrThrow()
    await tellTeam(ctx, {
      ...{ cause: id, day, notice, page: to === 'host' ? host : page },
      facts: { guest: guest.name },
      quote: move === 'ask' ? words : '',
      link: to === 'host' ? `/page/open-days/${day}?tab=booths` : '/page/open-days?show=booths',
    })
  }),
]

type Told = {
  cause: string
  page: string
  day: string
  notice: string
  link: string
  quote?: string
  facts?: Record<string, string>
}

async function tellTeam(ctx: Context, { cause, page, day, notice, link, quote, facts = {} }: Told): Promise<void> {
  for (const to of await teamWith(ctx, page, 'openday.manage')) {
    const known = await factsOf(ctx, day, to.language)
    await notify(ctx, {
      ...{ cause, to, notice, topic: 'jobs', link, channels: ['bell', 'mail'] },
      facts: { ...known.facts, ...facts },
      ...(quote && { quote }),
    })
  }
}
