import { titleLexemes } from '#features/jobs/job-search/facts-of.ts'
import { type Entry, writeEntries } from '#features/jobs/job-search/write-entries.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import { foldExactly, foldWords } from '#features/site/understanding/fold-words.ts'
import { meaningsOf } from '#features/site/understanding/meanings.ts'
import { newId } from '#platform/shared/ids.ts'
import { type Language, toLanguage } from '#platform/shared/languages.ts'
import type { Site } from './site.ts'

type Said = { title: string; skills?: string; body?: string; language?: Language }

/** A live job as the search table holds it, for tests that need many of them. */
export function anEntry(
  { title, skills = '', body = '', language = 'en' }: Said,
  over: Partial<Entry['row']> = {},
): Entry {
  const published_at = over.published_at ?? new Date()
  return {
    row: {
      id: newId(),
      country_id: countryId('AE'),
      city_id: null,
      page_id: newId(),
      language,
      title,
      page_name: 'Gulf Ports',
      page_slug: 'gulf-ports',
      page_verified: false,
      page_logo_id: null,
      reference: 'bcdfghjk',
      position_id: null,
      industry_id: null,
      employment_types: ['full_time'],
      workplace: 'on_site',
      experience: null,
      languages: [],
      visa_support: false,
      salary_min: null,
      salary_max: null,
      salary_currency: null,
      salary_period: null,
      salary_month_usd: null,
      applicant_cap: null,
      applicants_count: 0,
      confirmed_at: published_at,
      anonymous: false,
      more_city_ids: [],
      apply_mode: 'here',
      other_titles: {},
      ...over,
      published_at,
    },
    titles: { [language]: foldWords(title) },
    skills: { [language]: foldWords(skills) },
    bodies: { [language]: foldWords(body) },
    exact: foldExactly(title).split(' '),
    facts: [],
  }
}

/** Puts jobs into the search table, with what their titles say, and gives their ids. */
export async function theseJobs(site: Site, entries: readonly Entry[]): Promise<string[]> {
  const meanings = await meaningsOf(site.world)
  const titled = entries.map((entry) => {
    const { title, language } = entry.row
    return { ...entry, facts: [...entry.facts, ...titleLexemes(String(title), toLanguage(language), meanings)] }
  })
  await writeEntries(site.world.db, titled)
  return entries.map(({ row }) => String(row.id))
}
