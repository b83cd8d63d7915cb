import { busyBetween } from '#features/site/slots/hold-people.ts'
import { after, overlaps } from '#features/site/slots/rules.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, wrongField } from '#platform/shared/refusal.ts'
import { clashesOf } from './candidate-hours.ts'
import { areColleagues, whoseOf } from './list-interviews.ts'
import type * as contract from './people-contract.ts'

/** With whom of those who would take part each of some times clashes; times that fit everybody are left out. @throws Refused invalid · not_found */
export async function findClashes(
  ctx: Context,
  { people, slots, minutes, application, interview }: Taken<typeof contract.interviewClashes>,
): Promise<Given<typeof contract.interviewClashes>> {
  const membership = found(ctx.membership)
  const but = interview ?? null
  const none: Date[] = []
  if (!(await areColleagues(ctx, membership.page, people))) throw wrongField('people', 'not_found')
  const whose = application ? await whoseOf(ctx.db, membership, application) : null
  const times = slots.map((slot) => new Date(slot)).toSorted((a, b) => Number(a) - Number(b))
  const [first, last] = [times.at(0), times.at(-1)]
  if (!first || !last) return { success: true, data: [] }
  const within = { from: first, to: after(last, minutes) }
  const [candidates, busy] = await Promise.all([
    whose ? clashesOf(ctx.db, whose, times, minutes, { page: membership.page, but }) : none,
    Promise.all(people.map(async (id) => ({ id, hours: await busyBetween(ctx, ctx.db, [id], within, but) }))),
  ])
  const isIn = (from: Date) => (hour: { from: Date; to: Date }) => overlaps(hour, { from, to: after(from, minutes) })
  const all = times.map((time) => ({
    slot: time.toISOString(),
    people: busy.flatMap(({ id, hours }) => (hours.some(isIn(time)) ? id : [])),
    candidate: candidates.includes(time),
  }))
  return { success: true, data: all.filter((one) => one.candidate || one.people.length > 0) }
}
