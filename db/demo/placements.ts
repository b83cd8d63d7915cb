import type { PlacementState } from '#features/agencies/placements/placement-states.ts'
import type { Random } from './random.ts'
import { day, hour, later, type Row, type Rows } from './rows.ts'

type Paper = 'open' | 'late' | 'paid' | 'credited' | 'parts'
type Plan = { state: PlacementState; began: number; left?: number; paper?: Paper; replaced?: true }

/** Who began how many days ago, left how many days ago, and how the invoice stands. Whoever is not named here waits to be completed. */
const plans: readonly Plan[] = [
  { state: 'agreed', began: -12 },
  { state: 'started', began: 41, paper: 'parts' },
  { state: 'started', began: 80, paper: 'late' },
  { state: 'passed', began: 150, paper: 'paid' },
  { state: 'left', began: 33, left: 6, paper: 'open' },
  // fills the place of the next one
  { state: 'started', began: 20 },
  { state: 'replaced', began: 70, left: 30, paper: 'paid', replaced: true },
  { state: 'refunded', began: 90, left: 50, paper: 'credited' },
  { state: 'lost', began: 110, left: 60, paper: 'paid' },
]
const guarantee = 90
const happened: Partial<Record<PlacementState, readonly string[]>> = {
  passed: ['pass'],
  left: ['leave'],
  ...{ replaced: ['leave', 'replace'], refunded: ['leave', 'refund'], lost: ['leave', 'lose'] },
}

type World = { now: Date; rows: Rows }

/** People of the agency who work at its clients, in every state, with the invoices; one hired person waits to be written down. */
export function makePlacements(random: Random, world: World): void {
  const placed = world.rows.submissions.filter(({ state }) => state === 'placed')
  plans.forEach((plan, at) => {
    const submission = placed[at]
    if (submission) addPlacement(random, world, plan, submission)
  })
  aimHigh(world, placed[0]?.page_id)
  addRetainer(random, world)
  goOnCounting(world)
  // nobody hires more than it looked for
  for (const mandate of world.rows.mandates) {
    const filled = placed.filter(({ mandate_id }) => mandate_id === mandate.id).length
    mandate.openings = Math.max(mandate.openings ?? 1, filled)
  }
}

/** What each who recruits at the agency aims for this month. */
function aimHigh({ now, rows }: World, page: string | undefined): void {
  for (const { user_id, page_id, role } of rows.page_members)
    if (page_id === page && ['owner', 'admin', 'recruiter'].includes(role))
      rows.recruiter_targets.push({
        ...{ page_id, user_id, month: `${on(now, 0).slice(0, 7)}-01`, submissions: 20, interviews: 8, placements: 3 },
      })
}

const on = (now: Date, ago: number): string =>
  later(now, -ago * day)
    .toISOString()
    .slice(0, 10)

function addPlacement(random: Random, world: World, plan: Plan, submission: Row<'submissions'>): void {
  const { now, rows } = world
  const { state, began, left } = plan
  const { page_id, client_id, mandate_id, by_id, salary, salary_currency } = submission
  const client = rows.clients.find(({ id }) => id === client_id)
  const at = later(now, -Math.max(began + 10, 1) * day)
  const before = plan.replaced ? rows.placements.at(-1) : undefined
  const isReplacement = plans[rows.placements.length + 1]?.replaced === true
  const fee = isReplacement ? 0 : Math.round((salary ?? 0) * 12 * (client?.fee_percent ?? 15))
  const days = isReplacement ? 0 : guarantee
  const until = on(now, began - days + 1)
  const id = random.id(at)
  rows.placements.push({
    ...{ id, page_id, client_id, mandate_id, submission_id: submission.id as string, state, recruiter_id: by_id },
    ...{ starts_on: on(now, began), salary: salary ?? 0, salary_currency: salary_currency ?? 'AED' },
    ...{ salary_period: 'month', fee_kind: 'percent', fee_percent: client?.fee_percent ?? 15, fee },
    ...{ fee_currency: salary_currency ?? 'AED', own_share: state === 'passed' ? 60 : 100 },
    ...{ shared_with: state === 'passed' ? 'Gulf Talent Desk' : '', guarantee_days: days, guarantee_until: until },
    ...{ guarantee_kind: state === 'refunded' ? 'refund' : 'replacement', created_at: at, updated_at: at },
    ...(left !== undefined && { left_on: on(now, left), left_why: 'The shifts were not what was agreed' }),
    ...(state === 'left' && { replace_until: on(now, left === undefined ? 0 : left - 30) }),
    ...(state === 'refunded' && { refund: Math.round((fee * (guarantee - began + (left ?? 0) - 1)) / guarantee) }),
    ...(before && { replacement_id: before.id }),
  })
  for (const [nth, event] of ['add', ...(happened[state] ?? [])].entries()) {
    const then = event === 'add' ? at : later(now, -(left ?? 1) * day + nth * hour)
    rows.events.push(told(random, { at: then, event, id, submission }))
  }
  if (plan.paper) addPapers(random, world, plan.paper, { id, at: later(now, -(began - 2) * day) })
}

type Told = { at: Date; event: string; id: string; submission: Row<'submissions'> }

function told(random: Random, { at, event, id, submission: { page_id, by_id } }: Told): Row<'events'> {
  const side = event === 'pass' || event === 'lose' ? 'site' : 'agency'
  return {
    ...{ id: random.id(at), at, name: 'placement.moved', thing: 'placement', thing_id: id, page_id },
    ...{ actor_id: side === 'site' ? null : (by_id ?? null), request_id: 'demo' },
    data: { placement: id, page: page_id, event, side, from: null, to: null },
  }
}

function addPapers(random: Random, { now, rows }: World, paper: Paper, { id, at }: { id: string; at: Date }): void {
  const placement = rows.placements.at(-1)
  const submission = rows.submissions.find((one) => one.id === placement?.submission_id)
  const client = rows.clients.find((one) => one.id === placement?.client_id)
  const seller = rows.pages.find((one) => one.id === placement?.page_id)
  const mandate = rows.mandates.find((one) => one.id === placement?.mandate_id)
  if (!placement || !submission || !client || !seller || !mandate) return
  const due = paper === 'open' || paper === 'parts' ? later(now, 12 * day) : later(at, 30 * day)
  const add = (kind: 'invoice' | 'credit_note', amount: number, issued: Date, of: string | null, part = 0) => {
    const year = issued.getUTCFullYear()
    // the first part is paid by now
    const until = (part === 1 ? later(at, 5 * day) : due).toISOString().slice(0, 10)
    const number = rows.placement_invoices.filter((one) => one.year === year).length + 1
    const facts = {
      seller: { name: seller.legal_name || seller.name, lines: [], tax_number: '' },
      buyer: { name: client.name, lines: [], tax_number: '' },
      ...{ name: submission.name, job: mandate.title, starts_on: placement.starts_on, of, retainer: false },
      part: part > 0 ? { number: part, fee: placement.fee } : null,
    }
    rows.placement_invoices.push({
      ...{ id: random.id(issued), page_id: seller.id as string, placement_id: id, kind, year, number, amount },
      ...{ tax_percent: 5, currency: placement.fee_currency, issued_on: issued.toISOString().slice(0, 10) },
      ...{ due_on: until, created_by: placement.recruiter_id, created_at: issued },
      credited: kind === 'invoice' && paper === 'credited' ? (placement.refund as number) : 0,
      ...{ paid_on: paper === 'paid' || part === 1 ? until : null, facts },
    })
    return `${year}-${String(number).padStart(4, '0')}`
  }
  if (paper === 'parts') {
    const half = Math.floor((placement.fee as number) / 2)
    add('invoice', half, at, null, 1)
    add('invoice', (placement.fee as number) - half, later(at, 20 * day), null, 2)
    return
  }
  const number = add('invoice', placement.fee as number, at, null)
  if (paper === 'credited') add('credit_note', placement.refund as number, later(now, -45 * day), number)
}

/** Paid in advance for a client's job where nobody is placed yet. */
function addRetainer(random: Random, { now, rows }: World): void {
  const mandate = rows.mandates[0]
  const client = rows.clients.find(({ id }) => id === mandate?.client_id)
  const seller = rows.pages.find(({ id }) => id === mandate?.page_id)
  if (!mandate || !client || !seller) return
  const at = later(now, -3 * day)
  const year = at.getUTCFullYear()
  const number = rows.placement_invoices.filter((one) => one.year === year).length + 1
  rows.placement_invoices.push({
    ...{ id: random.id(at), page_id: seller.id as string, placement_id: null, mandate_id: mandate.id as string },
    ...{ kind: 'invoice', year, number, amount: 750_000, tax_percent: 5, currency: client.fee_currency ?? 'AED' },
    ...{ issued_on: on(now, 3), due_on: on(now, -27), created_by: mandate.owner_id ?? null, created_at: at },
    facts: {
      seller: { name: seller.legal_name || seller.name, lines: [], tax_number: '' },
      buyer: { name: client.name, lines: [], tax_number: '' },
      ...{ name: '', job: mandate.title, starts_on: on(now, 3), of: null, part: null, retainer: true },
    },
  })
}

/** The next paper somebody issues takes the number after those of the demo. */
function goOnCounting({ rows }: World): void {
  const series = Map.groupBy(rows.placement_invoices, ({ page_id, year }) => `${page_id} ${year}`)
  for (const papers of series.values()) {
    const [{ page_id, year }] = papers as [(typeof papers)[number]]
    rows.number_series.push({
      series: `placements:${page_id}`,
      year,
      last: Math.max(...papers.map(({ number }) => number)),
    })
  }
}
