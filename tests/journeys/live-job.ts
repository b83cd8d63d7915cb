import { type APIRequestContext, type APIResponse, expect, request } from '@playwright/test'
import { countryId } from '#features/lookups/country-id.ts'
import { admin } from './admin.ts'

const password = 'Correct-Horse-7'
let count = 0

/** A job that is live on the journeys' server, made through the API: its words are its own. */
export async function aLiveJob(
  words: string,
): Promise<{ id: string; address: string; title: string; company: string }> {
  const mark = `${words} ${Date.now().toString(36)}${++count}`
  const title = `Warehouse coordinator ${mark}`
  const company = `Gulf Ports ${mark}`
  const employer = await signedIn('/api/registration', {
    account_type: 'employer',
    name: 'Salma Idrissi',
    email: `employer.${mark.replace(/\W+/g, '.')}@example.com`,
    password,
    country_id: countryId('AE'),
    lang: 'en',
  })
  const page = await ask(employer, '/api/pages', {
    name: company,
    kind: 'company',
    country_id: countryId('AE'),
    language: 'en',
  })
  await ask(employer, '/api/user/workspace', { page: page.id })
  const draft = await ask(employer, '/api/jobs', { ...fields, texts: [{ ...fields.texts[0], title }] })
  await ask(employer, `/api/jobs/${draft.id}/submission`, {})
  const site = await signedIn('/api/authenticate', admin)
  const reviews = await (await site.get('/api/admin/job-reviews')).json()
  const review = reviews.data.find(({ job }: { job: string }) => job === draft.id)
  await ask(site, `/api/admin/job-reviews/${review.id}/decision`, { decision: 'approved' })
  await expect(async () => {
    const { total } = await (await site.get('/api/jobs', { params: { q: title } })).json()
    expect(total).toBe(1)
  }).toPass()
  return { id: draft.id, address: draft.reference, title, company }
}

const fields = {
  language: 'en',
  texts: [
    {
      language: 'en',
      title: '',
      description:
        '<p>You receive containers at gate 4, check them against the advice note and decide where the goods go.</p>',
    },
  ],
  employment_types: ['full_time'],
  country_id: countryId('AE'),
  city_id: 1,
  workplace: 'on_site',
  visa_support: true,
  salary_min: 7000,
  salary_max: 9000,
  salary_currency: 'AED',
  salary_period: 'month',
  applicant_cap: 80,
  questions: [{ kind: 'yes_no', text: 'Do you have a forklift licence?', knock_out: 'yes', required: true }],
}

async function signedIn(path: string, data: object): Promise<APIRequestContext> {
  const visitor = await request.newContext({ baseURL: process.env.JOURNEYS_URL })
  await answered(await visitor.post(path, { data }))
  return visitor
}

async function ask(visitor: APIRequestContext, path: string, data: object) {
  const { cookies } = await visitor.storageState()
  const xsrf = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const answer = await visitor.post(path, { data, headers: { 'x-xsrf-token': decodeURIComponent(xsrf) } })
  return (await answered(answer)).data
}

async function answered(answer: APIResponse) {
  expect(answer.ok(), `${answer.url()} answered ${answer.status()}: ${await answer.text()}`).toBe(true)
  return answer.json()
}
