import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { stages, stagesFrom } from '#features/hiring/applications/stages.ts'
import { JobView } from '#features/jobs/jobs/contract.ts'
import { changesBetween } from '#features/jobs/jobs/job-changes.ts'
import { jobFields } from '#features/jobs/jobs/job-fields.ts'
import { languages } from '#platform/shared/languages.ts'

/** Fields of a job that everybody reads under another name, and those that nobody outside reads. */
const shownAs: Record<string, string> = {
  language: 'text',
  texts: 'text',
  client_page_id: 'client',
  client_name: 'client',
  anonymous: 'company',
  position_id: 'position',
  industry_id: 'industry',
  part_time_category_id: 'part_time',
  country_id: 'country_code',
  city_id: 'city',
  more_city_ids: 'cities',
  applicant_country_ids: 'applicant_countries',
  degree_id: 'degree',
  gender: 'only',
  nationality_ids: 'only',
  legal_ground: 'only',
  permit_number: 'only',
  salary_min: 'salary',
  salary_max: 'salary',
  salary_currency: 'salary',
  salary_period: 'salary',
  apply_url: 'external_host',
  walk_in_place: 'walk_in',
  walk_in_from: 'walk_in',
  walk_in_until: 'walk_in',
  walk_in_hours: 'walk_in',
  ai_screening: 'ai_statement',
  open_days: 'expires_at',
}
const ofTheTeam = new Set(['client_email', 'salary_shown'])

test('what an employer writes of a job is there for those who look, under its own name or a known one', () => {
  const shown = new Set(Object.keys(JobView.shape))
  const lost = Object.keys(jobFields).filter((name) => !ofTheTeam.has(name) && !shown.has(shownAs[name] ?? name))
  assert.deepEqual(lost, [])
})

/** What changes no word of a job: when it opens, and for how long. */
const daysOfIt = new Set(['opens_at', 'open_days'])

test('whatever changes of a job is told as a change', () => {
  const before = { ...Object.fromEntries(Object.keys(jobFields).map((name) => [name, []])) } as never
  const silent = Object.keys(jobFields)
    .filter((name) => name !== 'texts' && !daysOfIt.has(name))
    .filter((name) => changesBetween(before, { ...(before as object), [name]: ['other'] } as never).length !== 1)
  assert.deepEqual(silent, [])
})

const words = (language: string, kind: 'notices') =>
  (
    JSON.parse(readFileSync(`src/features/hiring/applications/words/${language}.json`, 'utf8')) as Record<
      string,
      object
    >
  )[kind] ?? {}

test('every stage that the team or the site moves to is told to the candidate, every one of the candidate’s to the team', () => {
  const moved = (side: 'page' | 'candidate' | 'site') => new Set(stages.flatMap((stage) => stagesFrom(stage, side)))
  for (const language of languages) {
    const known = new Set(Object.keys(words(language, 'notices')))
    const told = [...moved('page'), ...moved('site')].map((stage) => `application_${stage}`)
    const own = [...moved('candidate')].map((stage) => `applicant_${stage}`)
    const missing = [...told, ...own].filter((name) => !known.has(name))
    assert.deepEqual(missing, [], language)
  }
})
