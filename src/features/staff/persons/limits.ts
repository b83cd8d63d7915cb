import { mostPerDay } from '#features/hiring/applications/rules.ts'
import { demandProof } from '#features/people/accounts/sessions.ts'
import { type LimitKind, limitKinds, longestDays } from '#features/people/day-limits/rules.ts'
import { mostADay } from '#features/sourcing/cv-drops/rules.ts'
import { mostNewOfPerson } from '#features/sourcing/direct-messages/rules.ts'
import { mostAsked } from '#features/talk/connections/rules.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { found, must, Refused, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { personLimited } from './events.ts'
import { findPerson, mayLimitPerson } from './find-person.ts'

/** How often everybody may do it within a day. */
const usual: Record<LimitKind, number> = {
  applications: mostPerDay,
  drops: mostADay,
  conversations: mostNewOfPerson,
  connections: mostAsked,
}

const day = 86_400_000
const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** How often a person may do each thing within a day, and what staff set of it. */
export async function limitsOf(ctx: Context, user: string) {
  const rows = await ctx.db
    .selectFrom('day_limits')
    .select(['what', 'most', 'reason'])
    .select((eb) => eb.cast<string>('until', 'text').as('until'))
    .where('user_id', '=', user)
    .where('until', '>=', dayOf(ctx.now()))
    .execute()
  return limitKinds.map((what) => {
    const row = rows.find((row) => row.what === what)
    return { what, usual: usual[what], set: row ? { most: row.most, until: row.until, reason: row.reason } : null }
  })
}

/**
 * Holds a number of acts a day lower for one person, raises it until a date, or puts back what everybody has; who may less is told.
 * @throws Refused not_found · proof_needed · own_account · staff_account · person_state · invalid: a day that is over, or too far
 */
export async function limitPerson(
  ctx: Context,
  { user, what, most, until, reason }: Taken<typeof contract.limitPerson>,
) {
  demandProof(ctx)
  const set = most === null ? null : { most, until: demandDay(ctx, until) }
  await ctx.db.transaction().execute(async (tx) => {
    found(await tx.selectFrom('users').select('id').where('id', '=', user).forUpdate().executeTakeFirst())
    must(mayLimitPerson(ctx, await findPerson(ctx, tx, user)))
    const before = await tx
      .deleteFrom('day_limits')
      .where('user_id', '=', user)
      .where('what', '=', what)
      .returning(['most', 'until'])
      .executeTakeFirst()
    if (!set && !before) throw new Refused('person_state')
    if (set) {
      const by = { reason, set_by: found(ctx.me).id, set_at: ctx.now() }
      await tx
        .insertInto('day_limits')
        .values({ user_id: user, what, ...set, ...by })
        .execute()
    }
    const lessens = set !== null && set.most < usual[what]
    const data = { user, what, most: set?.most ?? null, until: set?.until ?? null, reason, lessens }
    await emit(ctx, tx, personLimited, data)
  })
  return { success: true as const }
}

/** @throws Refused invalid */
function demandDay({ now }: Context, until: string | null): string {
  if (!until) throw wrongField('until', 'required')
  if (until < dayOf(now())) throw wrongField('until', 'limit_past')
  if (until > dayOf(new Date(now().getTime() + longestDays * day))) throw wrongField('until', 'limit_far')
  return until
}
