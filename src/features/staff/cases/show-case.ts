import { keepAccess } from '#features/site/staff-rights/keep-access.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { type Answer, found } from '#platform/shared/refusal.ts'
import { decisionsOf, firstReport, reportedOf, reportsOf, standardWords } from './case-parts.ts'
import type * as contract from './contract.ts'
import { decidersOf, isOwnCase } from './decide-case.ts'
import { lineOf, selectCases } from './list-cases.ts'
import { mayDecide, mayDecideAppeal } from './rules.ts'

/** A case with all that helps to decide; that a person's was opened is written down. @throws Refused not_found */
export async function showCase(
  ctx: Context,
  { case: id }: Taken<typeof contract.showCase>,
): Promise<Given<typeof contract.showCase>> {
  const row = found(await selectCases(ctx.db).where('cases.id', '=', id).executeTakeFirst())
  if (row.person_id) await keepAccess(ctx, 'case', [row.person_id])
  const [{ address }, reports_of, decisions, appeals, reported, own, deciders] = await Promise.all([
    firstReport(ctx.db, id),
    reportsOf(ctx.db, id),
    decisionsOf(ctx, id),
    ctx.db.selectFrom('case_appeals').selectAll().where('case_id', '=', id).orderBy('sent_at').execute(),
    reportedOf(ctx.db, row),
    isOwnCase(ctx, ctx.db, row),
    decidersOf(ctx.db, id),
  ])
  const me = found(ctx.me).id
  return {
    success: true,
    data: {
      ...lineOf(row),
      ...{ address, page: row.page_id, person: row.person_id, reports_of, decisions, reported },
      appeals: appeals.map((one) => ({
        ...{ id: one.id, side: one.side, words: one.words, state: one.state, at: one.sent_at.toISOString() },
        may: codeOf(mayDecideAppeal({ state: one.state, own, deciders, me })),
      })),
      may: codeOf(mayDecide({ state: row.state, own })),
      standard: standardWords(ctx),
    },
  }
}

const codeOf = (answer: Answer): string | null => (answer.refused ? answer.code : null)
