import type { Selectable } from 'kysely'
import type { PageDrops } from '#db/tables.ts'
import { textsBy } from '#features/companies/pages/page-view.ts'
import { isCountry } from '#features/site/lookups/countries.ts'
import { demandListed } from '#features/site/lookups/demand-listed.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused, wrongField } from '#platform/shared/refusal.ts'
import { pageDropsChanged } from './events.ts'
import { takesUntil } from './rules.ts'
import { namesOfTaking } from './taking-names.ts'
import type * as contract from './team-contract.ts'

type Shown = Given<typeof contract.showDropSettings>

export async function showDropSettings(ctx: Context): Promise<Shown> {
  const row = await ctx.db
    .selectFrom('page_drops')
    .selectAll()
    .where('page_id', '=', found(ctx.membership).page)
    .executeTakeFirst()
  return { success: true, data: await viewOf(ctx, row) }
}

const nothing = { position_ids: [], country_ids: [], city_ids: [] }

async function viewOf(ctx: Context, row: Selectable<PageDrops> | undefined): Promise<Shown['data']> {
  const { position_ids, country_ids, city_ids } = row ?? nothing
  const { positions, cities } = await namesOfTaking(ctx, { position_ids, country_ids, city_ids })
  const until = row ? takesUntil(row) : null
  return {
    taking: row?.taking ?? false,
    open: Boolean(row?.taking && until && until > ctx.now()),
    ...{ position_ids, country_ids, city_ids, names: { positions, cities } },
    words: textsBy(row?.words),
    confirmed_at: row?.confirmed_at.toISOString() ?? null,
    until: until?.toISOString() ?? null,
    version: row?.version ?? 0,
  }
}

type Asked = Taken<typeof contract.saveDropSettings>

/** @throws Refused invalid · changed_meanwhile */
export async function saveDropSettings(ctx: Context, { version, ...asked }: Asked): Promise<Shown> {
  const { page, member } = found(ctx.membership)
  await demandKnown(ctx, asked)
  const now = ctx.now()
  const values = {
    ...{ taking: asked.taking, position_ids: asked.position_ids, country_ids: asked.country_ids },
    ...{ city_ids: asked.city_ids, words: JSON.stringify(asked.words) },
    ...{ confirmed_at: now, reminded_at: null, changed_by: member, changed_at: now },
  }
  await ctx.db.transaction().execute(async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('page_drops')
      .values({ page_id: page, ...values })
      .onConflict((known) =>
        known
          .column('page_id')
          .doUpdateSet((eb) => ({ ...values, version: eb('page_drops.version', '+', 1) }))
          .where('page_drops.version', '=', version),
      )
      .executeTakeFirst()
    if (!numInsertedOrUpdatedRows) throw new Refused('changed_meanwhile')
    await emit(ctx, tx, pageDropsChanged, { page, taking: asked.taking, by: 'member' })
  })
  return showDropSettings(ctx)
}

/** @throws Refused invalid */
async function demandKnown(
  ctx: Context,
  { position_ids, country_ids, city_ids }: Omit<Asked, 'version'>,
): Promise<void> {
  await demandListed(ctx, 'position_ids', 'position', position_ids)
  if (!country_ids.every(isCountry)) throw wrongField('country_ids', 'wrong')
  const { cityById } = await readKept(ctx)
  if (city_ids.some((id) => !cityById.has(id))) throw wrongField('city_ids', 'wrong')
}
