import { movePage } from '#features/companies/pages/move-page.ts'
import { openStages } from '#features/hiring/applications/stages.ts'
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
    .select((eb) => [
      eb
        .selectFrom('jobs')
        .select((of) => of.fn.countAll<number>().as('count'))
        .where('page_id', '=', page)
        .where('state', 'in', ['live', 'paused'])
        .$asScalar()
        .as('jobs'),
      eb
        .selectFrom('applications')
        .select((of) => of.fn.countAll<number>().as('count'))
        .where('page_id', '=', page)
        .where('stage', 'in', openStages)
        .$asScalar()
        .as('applications'),
      eb
        .selectFrom('page_members')
        .select((of) => of.fn.countAll<number>().as('count'))
        .where('page_id', '=', page)
        .where('state', '=', 'active')
        .$asScalar()
        .as('members'),
    ])
    .where('id', '=', page)
    .executeTakeFirstOrThrow()
  const { name, jobs, applications, members } = row
  return {
    success: true,
    data: { name, jobs: jobs ?? 0, applications: applications ?? 0, members: members ?? 0 },
  }
}

/** Closes the own page for good; its jobs close as a reaction. @throws Refused proof_needed · page_state */
export async function closePage(ctx: Context): Promise<Given<typeof contract.closePage>> {
  demandProof(ctx)
  const { page } = found(ctx.membership)
  await ctx.db.transaction().execute((tx) => movePage(ctx, tx, page, 'close', ''))
  return { success: true }
}
