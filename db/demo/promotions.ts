import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/tables.ts'
import type { PromotionKind } from '#features/jobs/promotion/rules.ts'
import type { LedgerMove } from './ledger-moves.ts'
import type { Demo } from './make-demo.ts'
import { seeded } from './random.ts'
import { day, later, type Row } from './rows.ts'

/** So many other companies feature a job, or say that it is urgent; the first of them stands in the spotlight too. */
const others = 9

type Plan = {
  kind: PromotionKind
  variant?: 'week' | 'fortnight'
  page: string
  thing?: string | undefined
  /** How many days ago it began. */
  ago: number
  by?: string | null | undefined
}

/** What the employer's page and some others have promoted: running, and over; paid by the ledger's own functions. */
export async function promoteSome(tx: Transaction<DB>, { rows }: Demo, now: Date): Promise<LedgerMove[]> {
  const random = seeded('promotions')
  const prices = await tx.selectFrom('prices').select(['id', 'action', 'variant', 'cost', 'days']).execute()
  const plans = [...ofTheEmployer(rows, now), ...ofOthers(rows, now)]
  const moves = [...new Set(plans.map(({ page }) => page))].map((page) => giveCoins(page, now))
  for (const { kind, variant = '', page, thing, ago, by = null } of plans) {
    const price = prices.find((one) => one.action === kind && one.variant === variant)
    if (!price?.days) continue
    const from_at = later(now, -ago * day)
    const until_at = later(from_at, price.days * day)
    const id = random.id(from_at)
    await tx
      .insertInto('promotions')
      .values({
        ...{
          id,
          page_id: page,
          kind,
          days: price.days,
          coins: price.cost,
          price_id: price.id,
          by_id: by,
          from_at,
          until_at,
        },
        job_id: kind === 'featured' || kind === 'urgent' ? (thing ?? null) : null,
        group_id: kind === 'group' ? (thing ?? null) : null,
        day_id: kind === 'open_day' ? (thing ?? null) : null,
        state: until_at > now ? 'running' : 'ended',
      })
      .execute()
    const about = { for: kind, price: price.id, promotion: id, ...(thing && { thing }) }
    moves.push({
      at: from_at,
      call: sql`ledger_take(${page}, 'coin', ${price.cost}, ${`promotion:${id}`}, 'spend', ${JSON.stringify(about)}::jsonb, ${by}, ${from_at})`,
    })
  }
  return moves
}

function ofTheEmployer(rows: Demo['rows'], now: Date): Plan[] {
  const boss = rows.users.find(({ demo_persona }) => demo_persona === 'employer')?.id
  const page = rows.page_members.find(({ user_id }) => user_id === boss)?.page_id as string
  const [first, second] = liveOf(rows, page, now)
  const group = rows.job_groups.find(
    (one) => one.page_id === page && one.state === 'published' && one.visibility === 'public',
  )
  const openDay = rows.open_days.find(
    (one) => one.page_id === page && one.state === 'published' && one.kind === 'open_house',
  )
  return [
    { kind: 'featured', variant: 'week', page, thing: first?.id, ago: 14, by: boss },
    { kind: 'featured', variant: 'fortnight', page, thing: first?.id, ago: 6, by: boss },
    { kind: 'urgent', page, thing: second?.id, ago: 2, by: boss },
    ...(group ? [{ kind: 'group' as const, page, thing: group.id, ago: 4, by: boss }] : []),
    ...(openDay ? [{ kind: 'open_day' as const, page, thing: openDay.id, ago: 1, by: boss }] : []),
  ]
}

function ofOthers(rows: Demo['rows'], now: Date): Plan[] {
  const personas = new Set(rows.users.flatMap(({ id, demo_persona }) => (demo_persona ? [id] : [])))
  const busy = new Set(rows.page_members.flatMap(({ page_id, user_id }) => (personas.has(user_id) ? [page_id] : [])))
  const pages = rows.pages.filter(
    ({ id, state }) => state === 'active' && !busy.has(id) && liveOf(rows, id, now).length > 0,
  )
  return pages.slice(0, others).flatMap(({ id: page }, at): Plan[] => {
    const thing = liveOf(rows, page, now)[0]?.id
    const promoted: Plan =
      at % 3 === 2
        ? { kind: 'urgent', page, thing, ago: 3 }
        : { kind: 'featured', variant: 'week', page, thing, ago: 1 + (at % 5) }
    return at === 0 ? [promoted, { kind: 'spotlight', page, ago: 2 }] : [promoted]
  })
}

/** Jobs that stay live for as long as they could be promoted, those first that have been out longest. */
const liveOf = ({ jobs }: Demo['rows'], page: string, now: Date): Row<'jobs'>[] =>
  jobs
    .filter((job) => job.page_id === page && job.state === 'live')
    .filter(({ expires_at }) => Number(expires_at ?? 0) > Number(later(now, 15 * day)))
    .toSorted((a, b) => Number(a.published_at ?? 0) - Number(b.published_at ?? 0))

function giveCoins(page: string, now: Date): LedgerMove {
  const at = later(now, -30 * day)
  const about = { for: 'staff', note: 'Coins to try promotion with' }
  const call = sql`ledger_give(${page}, 'coin', 50, 'bought', ${later(at, 365 * day)}, ${`demo:${page}:promotion`}, 'correct',
    ${JSON.stringify(about)}::jsonb, null, ${at})`
  return { at, call }
}
