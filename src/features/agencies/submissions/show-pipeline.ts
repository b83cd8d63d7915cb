import { sql } from 'kysely'
import { placeOf, selectClients } from '#features/agencies/clients/select-clients.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { fold } from '#platform/shared/fold.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import type { Filter, PipelineRow, SubmissionCard } from './contract.ts'
import { endsSoonDays } from './rules.ts'
import { cardOf, type SubmissionRow, selectSubmissions } from './select-submissions.ts'
import { endStates, isOpen, withClient } from './submission-states.ts'

const day = 86_400_000
/** Ended ones stay in their column so long, struck through. */
const shownAfterEnd = 14 * day
const most = 1000

type Asked = Taken<typeof contract.showPipeline>

/** Who is put forward where: jobs of clients as rows, people by state. */
export async function showPipeline(ctx: Context, asked: Asked): Promise<Given<typeof contract.showPipeline>> {
  const { page } = found(ctx.membership)
  const since = new Date(ctx.now().getTime() - shownAfterEnd)
  const rows = await selectSubmissions(ctx.db)
    .where('s.page_id', '=', page)
    .where('s.anonymised_at', 'is', null)
    .orderBy((eb) => eb('s.state', 'in', endStates))
    .orderBy('s.moved_at', 'desc')
    .limit(most)
    .execute()
  const within = rows.filter((row) => matches(row, asked))
  const isRecent = (row: SubmissionRow) => asked.show === 'ended' || isOpen(row.state) || row.moved_at > since
  const shown = within.filter((row) => isRecent(row) && fits(ctx, row, asked.show))
  const [clients, jobs] = await Promise.all([clientsOf(ctx, page), openJobsOf(ctx, page)])
  return {
    success: true,
    data: {
      rows: await gathered(ctx, shown, asked, clients),
      counts: countsOf(ctx, within),
      clients: clients.map(({ id, name }) => ({ id, name })),
      jobs,
    },
  }
}

function matches(row: SubmissionRow, { client, q }: Asked): boolean {
  if (client && row.client_id !== client) return false
  const words = fold(q).split(' ').filter(Boolean)
  const said = fold(`${row.name} ${row.client_name} ${row.mandate_title}`)
  return words.every((word) => said.includes(word))
}

/** What each filter of the pipeline lets through. */
function fits(ctx: Context, row: SubmissionRow, show: Filter): boolean {
  const tests: Record<Filter, () => boolean> = {
    all: () => true,
    mine: () => row.by_id === found(ctx.membership).member,
    ends_soon: () =>
      isOpen(row.state) &&
      row.right_until !== null &&
      row.right_until.getTime() - ctx.now().getTime() < endsSoonDays * day,
    waits_client: () => (withClient as readonly string[]).includes(row.state),
    disputes: () => row.state === 'duplicate',
    ended: () => (endStates as readonly string[]).includes(row.state),
  }
  return tests[show]()
}

function countsOf(ctx: Context, rows: readonly SubmissionRow[]): Record<Filter, number> {
  const count = (show: Filter) => rows.filter((row) => isOpen(row.state) && fits(ctx, row, show)).length
  return {
    all: count('all'),
    mine: count('mine'),
    ends_soon: count('ends_soon'),
    waits_client: count('waits_client'),
    disputes: count('disputes'),
    ended: rows.filter((row) => fits(ctx, row, 'ended')).length,
  }
}

const clientsOf = ({ db }: Context, page: string) =>
  selectClients(db).where('c.page_id', '=', page).where('c.state', '<>', 'ended').orderBy('c.name').execute()

/** Jobs of clients for which people can be put forward, whatever the pipeline is narrowed to. */
const openJobsOf = ({ db }: Context, page: string) =>
  db
    .selectFrom('mandates')
    .innerJoin('clients', 'clients.id', 'mandates.client_id')
    .select(['mandates.id', 'mandates.title', 'clients.name as client'])
    .select((eb) => eb.fn.coalesce('mandates.salary_currency', 'clients.fee_currency').as('currency'))
    .where('mandates.page_id', '=', page)
    .where('mandates.state', '=', 'open')
    .orderBy('clients.name')
    .orderBy('mandates.created_at', 'desc')
    .execute()

/** People under their job; open jobs stand there without anybody too, unless something narrower was asked for. */
async function gathered(
  ctx: Context,
  rows: readonly SubmissionRow[],
  { show, client, q }: Asked,
  clients: Awaited<ReturnType<typeof clientsOf>>,
): Promise<PipelineRow[]> {
  const cards = new Map<string, SubmissionCard[]>()
  for (const row of rows) cards.set(row.mandate_id, [...(cards.get(row.mandate_id) ?? []), cardOf(ctx, row)])
  const isWhole = show === 'all' && q === ''
  const mandates = await mandatesOf(ctx, isWhole, [...cards.keys()], client)
  return Promise.all(
    mandates.map(async (one) => {
      const of = clients.find(({ id }) => id === one.client_id)
      return {
        mandate: {
          ...{ id: one.id, title: one.title, state: one.state, openings: one.openings },
          place: (await placeOf(ctx, one)) ?? '',
          client: { id: one.client_id, name: one.client_name },
          fee: feeOf(one),
          answer_days: of?.answer_days ?? null,
          direct: one.direct,
        },
        cards: cards.get(one.id) ?? [],
      }
    }),
  )
}

const feeOf = (one: {
  fee_kind: 'percent' | 'fixed'
  fee_percent: number | null
  fee_amount: number | null
  fee_currency: string
}) => ({
  ...{ kind: one.fee_kind, percent: one.fee_percent, amount: one.fee_amount, currency: one.fee_currency },
})

const mandatesOf = (
  { db, membership }: Context,
  isWhole: boolean,
  ids: readonly string[],
  client: string | undefined,
) =>
  db
    .selectFrom('mandates as m')
    .innerJoin('clients', 'clients.id', 'm.client_id')
    .leftJoin('jobs', 'jobs.id', 'm.job_id')
    .select(['m.id', 'm.title', 'm.state', 'm.openings', 'm.country_id', 'm.city_id', 'm.client_id'])
    .select(['clients.name as client_name', 'fee_kind', 'fee_percent', 'fee_amount', 'fee_currency'])
    .select(sql<boolean>`coalesce(jobs.page_id <> m.page_id, false)`.as('direct'))
    .where('m.page_id', '=', found(membership).page)
    .where((or) =>
      or.or([
        ...(isWhole ? [or('m.state', 'in', ['open', 'on_hold'])] : []),
        ...(ids.length > 0 ? [or('m.id', 'in', ids as string[])] : []),
        or.lit(false),
      ]),
    )
    .$if(client !== undefined, (query) => query.where('m.client_id', '=', client as string))
    .orderBy('clients.name')
    .orderBy('m.created_at', 'desc')
    .execute()
