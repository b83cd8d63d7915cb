import { mask } from '#features/cvs/cvs/mask.ts'
import { namePlace } from '#features/site/lookups/name-place.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import { meaningsOf } from '#features/site/understanding/meanings.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { openFacts } from '../cards-of.ts'
import { searchCvs } from '../contract.ts'
import { headlineOf } from '../index/entry-of.ts'
import { factsOf } from '../index/facts-of.ts'
import { readPeople } from '../index/read-people.ts'
import type * as openContract from '../open-contract.ts'
import { totalOf } from './count-people.ts'
import { pageOf } from './page-of.ts'
import { readyFor } from './ready.ts'

const shown = 20

/** The first people who chose to be public; nothing that tells who they are, for anybody who asks. */
export async function openCvSearch(
  ctx: Context,
  { what, where }: Taken<typeof openContract.openCvSearch>,
): Promise<Given<typeof openContract.openCvSearch>> {
  const place = where ? (await namePlace(ctx, { q: where })).data.place : null
  const asked = searchCvs.takes.parse({ q: what, ...(place && { place: place.id }) })
  const search = await readyFor(ctx, asked, null)
  const [{ ids }, counts, { rows }, meanings] = await Promise.all([
    pageOf(ctx, search, 'relevance', null, shown),
    totalOf(ctx.read, search, ctx.now().getTime()),
    readKept(ctx),
    meaningsOf(ctx),
  ])
  const people = new Map((await readPeople(ctx.read, ids)).map((person) => [person.id, person]))
  const cards = ids.flatMap((id) => {
    const person = people.get(id)
    if (!person) return []
    const open = mask(person.content)
    const { moves_to: _, ...facts } = openFacts(
      ctx,
      person,
      factsOf(person, rows.get('degree') ?? [], ctx.now()),
      meanings,
    )
    return [{ headline: headlineOf(open), skills: open.skills.slice(0, 6).map(({ name }) => name), ...facts }]
  })
  return { success: true, data: { people: cards, ...counts, place: place?.text ?? null } }
}
