import { isCountry } from '#features/site/lookups/countries.ts'
import { demandListed } from '#features/site/lookups/demand-listed.ts'
import { isCityOf } from '#features/site/lookups/demand-places.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { type Answer, found, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { mayBeBirthDate, mayBePeriod } from './rules.ts'

/** @throws Refused invalid */
export async function checkStep2(ctx: Context, fields: Omit<Taken<typeof contract.saveStep2>, 'user'>): Promise<void> {
  const { birth_date, residence_country_id: country, residence_city_id: city, photo_id } = fields
  if (birth_date) demand('birth_date', mayBeBirthDate(birth_date, ctx.now()))
  if (country && !isCountry(country)) throw wrongField('residence_country_id', 'wrong')
  if (city && !isCityOf(await cityOf(ctx, city), country)) throw wrongField('residence_city_id', 'wrong')
  await demandListed(ctx, 'nationality_ids', 'nationality', fields.nationality_ids)
  await demandListed(ctx, 'civil_status_id', 'civil-status', fields.civil_status_id)
  if (photo_id) await demandOwnPicture(ctx, photo_id)
}

type Place = { country_id: number; city_id: number | null; radius_km: number }

/** The places as they are stored. @throws Refused invalid */
export async function checkStep3(
  ctx: Context,
  fields: Omit<Taken<typeof contract.saveStep3>, 'user'>,
): Promise<Place[] | undefined> {
  await demandListed(ctx, 'position_ids', 'position', fields.position_ids)
  await demandListed(ctx, 'relocate_id', 'relocate', fields.relocate_id)
  await demandListed(ctx, 'part_time_category_ids', 'part-time-category', fields.part_time_category_ids)
  if (fields.salary_min && (!fields.salary_currency || !fields.salary_period))
    throw wrongField('salary_min', 'salary_whole')
  if (!fields.places) return undefined
  return Promise.all(fields.places.map((one, at) => placeOf(ctx, one, `places.${at}.place`)))
}

async function placeOf(
  ctx: Context,
  { place, radius_km }: { place: number; radius_km: number },
  field: string,
): Promise<Place> {
  if (place < 0 && isCountry(-place)) return { country_id: -place, city_id: null, radius_km: 0 }
  const city = await cityOf(ctx, place)
  if (!city) throw wrongField(field, 'wrong')
  return { country_id: city.country_id, city_id: place, radius_km }
}

/** @throws Refused invalid */
export async function checkStep4(ctx: Context, fields: Omit<Taken<typeof contract.saveStep4>, 'user'>): Promise<void> {
  for (const [at, { from, to }] of (fields.work ?? []).entries())
    demand(`work.${at}.to`, mayBePeriod(from, to, ctx.now()))
  for (const [at, { issued }] of (fields.certificates ?? []).entries())
    demand(`certificates.${at}.issued`, mayBePeriod(issued, null, ctx.now()))
  for (const [at, { degree_id }] of (fields.education ?? []).entries())
    await demandListed(ctx, `education.${at}.degree_id`, 'degree', degree_id)
}

/** @throws Refused invalid */
export async function checkStep5(ctx: Context, fields: Omit<Taken<typeof contract.saveStep5>, 'user'>): Promise<void> {
  await demandListed(ctx, 'heard_of_id', 'advertisement-reference', fields.heard_of_id)
  const languages = (fields.languages ?? []).map(({ language }) => language)
  const twice = languages.findIndex((language, at) => languages.indexOf(language) < at)
  if (twice >= 0) throw wrongField(`languages.${twice}.language`, 'twice')
}

function demand(field: string, answer: Answer): void {
  if (answer.refused) throw wrongField(field, answer.code)
}

const cityOf = async (ctx: Context, id: number) => (await readKept(ctx)).cityById.get(id)

async function demandOwnPicture(ctx: Context, id: string): Promise<void> {
  const row = await ctx.db
    .selectFrom('files')
    .select('mime')
    .where('id', '=', id)
    .where('owner_id', '=', found(ctx.me).id)
    .executeTakeFirst()
  if (!row?.mime.startsWith('image/')) throw wrongField('photo_id', 'wrong')
}
