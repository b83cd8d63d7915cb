import { movePage } from '#features/companies/pages/move-page.ts'
import { openStages } from '#features/hiring/applications/stages.ts'
import { waitingStates } from '#features/hiring/interviews/interview-states.ts'
import { demandProof } from '#features/people/accounts/sessions.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'

/** What closing the own page would end. */
export async function closing(ctx: Context): Promise<Given<typeof contract.closing>> {
  const { page } = found(ctx.membership)
  const row = await ctx.db
    .selectFrom('pages')
    .select('name')
    .select(({ selectFrom, fn }) => [
      selectFrom('jobs')
        .select(fn.countAll<number>().as('count'))
        .where('page_id', '=', page)
        .where('state', 'in', ['live', 'paused'])
        .$asScalar()
        .as('jobs'),
      selectFrom('applications')
        .select(fn.countAll<number>().as('count'))
        .where('page_id', '=', page)
        .where('stage', 'in', openStages)
        .$asScalar()
        .as('applications'),
      selectFrom('interviews')
        .select(fn.countAll<number>().as('count'))
        .where('page_id', '=', page)
        .where((eb) =>
          eb.or([
            eb('state', 'in', waitingStates),
            eb.and([eb('state', '=', 'confirmed'), eb('starts_at', '>', ctx.now())]),
          ]),
        )
        .$asScalar()
        .as('interviews'),
      selectFrom('offers')
        .select(fn.countAll<number>().as('count'))
        .where('page_id', '=', page)
        .where('state', 'in', ['sent', 'viewed'])
        .$asScalar()
        .as('offers'),
      selectFrom('page_members')
        .select(fn.countAll<number>().as('count'))
        .where('page_id', '=', page)
        .where('state', '=', 'active')
        .$asScalar()
        .as('members'),
    ])
    .where('id', '=', page)
    .executeTakeFirstOrThrow()
  const { name, ...counts } = row
  const count = (of: keyof typeof counts) => counts[of] ?? 0
  return {
    success: true,
    data: {
      ...{ name, jobs: count('jobs'), applications: count('applications'), members: count('members') },
      ...{ interviews: count('interviews'), offers: count('offers') },
    },
  }
}

/** Closes the own page for good; its jobs close as a reaction, and its hiring ends as another. @throws Refused proof_needed · page_state */
export async function closePage(ctx: Context): Promise<Given<typeof contract.closePage>> {
  demandProof(ctx)
  const { page } = found(ctx.membership)
  await ctx.db.transaction().execute((tx) => movePage(ctx, tx, page, 'close', ''))
  return { success: true }
}
