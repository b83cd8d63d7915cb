import { countryName } from '#features/site/lookups/countries.ts'
import { placeName } from '#features/site/lookups/place-name.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { nextStep } from './rules.ts'

type Profile = Given<typeof contract.showProfile>['data']

/** The caller's profile; an empty one where nothing was written yet. */
export async function showProfile(ctx: Context): Promise<Given<typeof contract.showProfile>> {
  const user = found(ctx.me).id
  const row = await ctx.db.selectFrom('profiles').selectAll().where('user_id', '=', user).executeTakeFirst()
  const lists = await listsOf(ctx, user)
  const saved = row?.steps ?? []
  return {
    success: true,
    data: {
      steps: saved,
      next_step: nextStep(saved),
      photo: row?.photo_id ? `/api/files/${row.photo_id}/thumb/160` : null,
      photo_id: row?.photo_id ?? null,
      headline: row?.headline ?? '',
      summary: row?.summary ?? '',
      residence_country_id: row?.residence_country_id ?? null,
      residence_city_id: row?.residence_city_id ?? null,
      nationality_ids: row?.nationality_ids ?? [],
      birth_date: dayOf(row?.birth_date),
      gender: row?.gender ?? null,
      civil_status_id: row?.civil_status_id ?? null,
      visa_status: (row?.visa_status ?? null) as Profile['visa_status'],
      position_ids: row?.position_ids ?? [],
      relocate_id: row?.relocate_id ?? null,
      part_time_category_ids: row?.part_time_category_ids ?? [],
      salary_min: row?.salary_min ?? null,
      salary_currency: row?.salary_currency ?? null,
      salary_period: row?.salary_period ?? null,
      notice_period: (row?.notice_period ?? null) as Profile['notice_period'],
      available_from: dayOf(row?.available_from),
      experience: (row?.experience ?? null) as Profile['experience'],
      licences: (row?.licences ?? []) as Profile['licences'],
      links: row?.links ?? [],
      visibility: row?.visibility ?? 'applied_only',
      heard_of_id: row?.heard_of_id ?? null,
      finished_at: row?.finished_at?.toISOString() ?? null,
      ...lists,
    },
  }
}

// the pool gives days as text; the types of the database know them only as dates
const dayOf = (day: unknown): string | null => (day ? String(day).slice(0, 10) : null)
const monthOf = (day: unknown): string | null => (day ? String(day).slice(0, 7) : null)

type Lists = Pick<Profile, 'places' | 'work' | 'education' | 'certificates' | 'skills' | 'languages'>

async function listsOf(ctx: Context, user: string): Promise<Lists> {
  const { db } = ctx
  const [places, work, education, certificates, skills, languages] = await Promise.all([
    placesOf(ctx, user),
    db.selectFrom('profile_work').selectAll().where('user_id', '=', user).orderBy('position').execute(),
    db.selectFrom('profile_education').selectAll().where('user_id', '=', user).orderBy('position').execute(),
    db.selectFrom('profile_certificates').selectAll().where('user_id', '=', user).orderBy('position').execute(),
    db.selectFrom('profile_skills').selectAll().where('user_id', '=', user).orderBy('position').execute(),
    db.selectFrom('profile_languages').selectAll().where('user_id', '=', user).orderBy('position').execute(),
  ])
  return {
    places,
    work: work.map(({ title, employer, started_on, ended_on, description }) => ({
      title,
      employer,
      from: monthOf(started_on),
      to: monthOf(ended_on),
      description,
    })),
    education: education.map(({ degree_id, field, school, ended_year }) => ({
      degree_id,
      field,
      school,
      year: ended_year,
    })),
    certificates: certificates.map(({ name, issuer, issued_on }) => ({ name, issuer, issued: monthOf(issued_on) })),
    skills: skills.map(({ name, years }) => ({ name, years })),
    languages: languages.map(({ language, level }) => ({ language, level: level })),
  }
}

async function placesOf(ctx: Context, user: string): Promise<Profile['places']> {
  const rows = await ctx.db
    .selectFrom('profile_places')
    .leftJoin('cities', 'cities.id', 'profile_places.city_id')
    .select(['profile_places.country_id', 'city_id', 'radius_km', `cities.text_${ctx.language} as city`])
    .where('user_id', '=', user)
    .orderBy('position')
    .execute()
  return rows.map(({ country_id, city_id, radius_km, city }) => ({
    place: city_id ?? -country_id,
    text: city ? placeName(city, country_id, ctx.language) : countryName(country_id, ctx.language),
    radius_km,
  }))
}
