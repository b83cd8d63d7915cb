import { sql } from 'kysely'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Db } from '#platform/server/context.ts'
import { kept } from '#platform/shared/kept.ts'
import { type Language, toLanguage } from '#platform/shared/languages.ts'

const month = (day: string | null) => day?.slice(0, 7) ?? null

/** People with what they say of themselves, in the order of their ids. */
export async function readPeople(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await select(db)
    .where('users.id', 'in', ids as string[])
    .execute()
  return rows.map(personOf)
}

/** The next so many of all people who have a profile or a CV. */
export async function idsAfter(db: Db, after: string | null, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('state', '=', 'active')
    .where(
      sql<boolean>`(exists (select from profiles where profiles.user_id = users.id)
        or exists (select from cvs where cvs.user_id = users.id and cvs.is_primary))`,
    )
    .$if(after !== null, (query) => query.where('id', '>', after as string))
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

const list = <T>(table: string, columns: string) =>
  sql<T[]>`coalesce((select json_agg(json_build_object(${sql.raw(columns)}) order by one.position)
    from ${sql.table(table)} one where one.user_id = users.id), '[]')`

type Work = { title: string; employer: string; from: string | null; to: string | null; description: string }
type Study = { degree_id: number | null; field: string; school: string; year: number | null }

/** The names of the city where somebody lives. */
const cityNames = sql<Record<Language, string> | null>`(select
  json_build_object('en', text_en, 'ar', text_ar, 'ru', text_ru, 'fr', text_fr)
  from cities where cities.id = profiles.residence_city_id)`

const select = (db: Db) =>
  db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('cvs', (join) => join.onRef('cvs.user_id', '=', 'users.id').on('cvs.is_primary', '=', true))
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.phone',
      'users.language',
      'users.state',
      'users.created_at',
    ])
    .select(['users.account_type', 'users.country_id'])
    .select(['profiles.headline', 'profiles.summary', 'profiles.nationality_ids', 'profiles.residence_country_id'])
    .select([
      'profiles.residence_city_id',
      'profiles.notice_period',
      'profiles.available_from',
      'profiles.position_ids',
    ])
    .select([
      'profiles.experience',
      'profiles.visibility',
      'profiles.updated_at as profile_at',
      'profiles.relocate_id',
      'profiles.licences',
    ])
    .select(['profiles.photo_id', 'cvs.id as cv_id', 'cvs.file_id', 'cvs.updated_at as cv_at'])
    // until a new CV is read, what the one before says; a word of a scan is not what a CV says. Without a default none counts
    .select(
      sql<unknown>`coalesce(case when cvs.state <> 'wordless' then cvs.content end, (select content from cvs older
      where cvs.id is not null and older.user_id = users.id and older.state <> 'wordless' and older.content is not null
      order by older.state = 'confirmed' desc, updated_at desc limit 1))`.as('content'),
    )
    .select([
      list<Work>(
        'profile_work',
        `'title', title, 'employer', employer, 'from', started_on, 'to', ended_on, 'description', description`,
      ).as('work'),
      list<Study>(
        'profile_education',
        `'degree_id', degree_id, 'field', field, 'school', school, 'year', ended_year`,
      ).as('education'),
      list<{ name: string; years: number | null }>('profile_skills', `'name', name, 'years', years`).as('skills'),
      list<{ language: string; level: string }>('profile_languages', `'language', language, 'level', level`).as(
        'languages',
      ),
      list<{ name: string; issuer: string }>('profile_certificates', `'name', name, 'issuer', issuer`).as(
        'certificates',
      ),
      list<{ country_id: number; city_id: number | null }>(
        'profile_places',
        `'country_id', country_id, 'city_id', city_id`,
      ).as('places'),
      cityNames.as('city_names'),
    ])
    .orderBy('users.id')

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

/** A person with one CV out of both: what the CV says, and what only the profile does. */
function personOf(row: Row) {
  const read = CvContent.safeParse(row.content ?? {})
  const cv = read.success && row.content ? read.data : null
  return { ...row, content: merged(row, cv) }
}
export type Person = ReturnType<typeof personOf>

function merged(row: Row, cv: CvContent | null): CvContent {
  const profile = ofProfile(row)
  if (!cv) return profile
  const known = new Set(cv.skills.map(({ name }) => name.toLowerCase()))
  return {
    ...cv,
    name: cv.name || row.name,
    headline: profile.headline || cv.headline,
    summary: cv.summary || profile.summary,
    experience: cv.experience.length > 0 ? cv.experience : profile.experience,
    education: cv.education.length > 0 ? cv.education : profile.education,
    skills: [...cv.skills, ...profile.skills.filter(({ name }) => !known.has(name.toLowerCase()))],
    languages: cv.languages.length > 0 ? cv.languages : profile.languages,
    certificates: cv.certificates.length > 0 ? cv.certificates : profile.certificates,
  }
}

function ofProfile(row: Row): CvContent {
  const names = kept(`languages in ${row.language}`, () => new Intl.DisplayNames([row.language], { type: 'language' }))
  return CvContent.parse({
    name: row.name,
    headline: row.headline ?? '',
    email: row.email ?? '',
    phones: row.phone ? [row.phone] : [],
    summary: row.summary ?? '',
    experience: row.work.map(({ title, employer, from, to, description }) => ({
      title,
      company: employer,
      start: month(from),
      end: to ? month(to) : from ? 'present' : null,
      description,
    })),
    education: row.education.map(({ field, school, year }) => ({
      degree: field,
      institution: school,
      end: year ? String(year) : null,
    })),
    skills: row.skills,
    languages: row.languages.map(({ language, level }) => ({ name: names.of(language) ?? language, level })),
    certificates: row.certificates,
    language: toLanguage(row.language),
  })
}
