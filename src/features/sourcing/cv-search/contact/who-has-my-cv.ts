import { mask } from '#features/cvs/cvs/mask.ts'
import { balanceOf } from '#features/money/ledger/ledger.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import { meaningsOf } from '#features/site/understanding/meanings.ts'
import type { Context, Db } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import { openFacts } from '../cards-of.ts'
import type * as contract from '../contact-contract.ts'
import { headlineOf } from '../index/entry-of.ts'
import { factsOf } from '../index/facts-of.ts'
import { readPeople } from '../index/read-people.ts'
import { mostRequests } from '../rules.ts'
import { askedToday, requestsOf } from './requests.ts'

type Shown = Given<typeof contract.whoHasMyCv>['data']

/** Who asks for the caller's CV, from whom the caller hides, and what everybody else sees. */
export async function whoHasMyCv(ctx: Context): Promise<Given<typeof contract.whoHasMyCv>> {
  const user = found(ctx.me).id
  const [requests, excluded, [person], { rows }, meanings] = await Promise.all([
    requestsOf(ctx.db, user),
    excludedBy(ctx.db, user),
    readPeople(ctx.db, [user]),
    readKept(ctx),
    meaningsOf(ctx),
  ])
  const open = person && mask(person.content)
  return {
    success: true,
    data: {
      visibility: (person?.visibility ?? 'applied_only') as Shown['visibility'],
      requests,
      excluded,
      preview:
        person && open && (person.visibility !== null || person.cv_id !== null)
          ? {
              headline: headlineOf(open),
              skills: open.skills.slice(0, 6).map(({ name }) => name),
              ...openFacts(ctx, person, factsOf(person, rows.get('degree') ?? [], ctx.now()), meanings),
            }
          : null,
    },
  }
}

const excludedBy = (db: Db, user: string): Promise<Shown['excluded']> =>
  db
    .selectFrom('excluded_pages')
    .innerJoin('pages', 'pages.id', 'excluded_pages.page_id')
    .select(['pages.id', 'pages.name', 'pages.slug'])
    .where('user_id', '=', user)
    .orderBy('pages.name')
    .execute()

export async function showCredits(ctx: Context): Promise<Given<typeof contract.showCredits>> {
  const { page } = found(ctx.membership)
  const now = ctx.now()
  const [balance, asked] = await Promise.all([balanceOf(ctx.db, page, 'cv', now), askedToday(ctx.db, page, now)])
  return { success: true, data: { balance, requests_left: Math.max(0, mostRequests - asked) } }
}
