import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type APIRequestContext, type BrowserContext, expect, request } from '@playwright/test'
import { aWordyPdf } from '../world/a-pdf.ts'

export const password = 'Correct-Horse-7'
export const admin = { email: 'admin@example.com', password }
let made = 0

/** Somebody who works through the API while others work in the browser. */
export class Person {
  readonly api: APIRequestContext
  readonly email: string
  constructor(api: APIRequestContext, email: string) {
    this.api = api
    this.email = email
  }

  async post<T = Record<string, unknown>>(address: string, data: object, method: 'POST' | 'PUT' = 'POST'): Promise<T> {
    const { cookies } = await this.api.storageState()
    const xsrf = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
    const answer = await this.api.fetch(`/api${address}`, { method, data, headers: { 'x-xsrf-token': xsrf } })
    expect(answer.ok(), `${method} ${address}: ${await answer.text()}`).toBe(true)
    return answer.json()
  }

  async get<T = Record<string, unknown>>(address: string): Promise<T> {
    const answer = await this.api.get(`/api${address}`)
    expect(answer.ok(), `GET ${address}: ${await answer.text()}`).toBe(true)
    return answer.json()
  }

  /** Lets a browser be this person. */
  async enter(context: BrowserContext): Promise<void> {
    const { cookies } = await this.api.storageState()
    await context.addCookies(cookies.filter(({ name }) => name !== 'lang'))
  }
}

/** A visitor whom the site does not know yet. */
export async function somebody(email: string, baseURL = process.env.JOURNEYS_URL as string): Promise<Person> {
  return new Person(await request.newContext({ baseURL }), email)
}

export async function register(account_type: string, over: object = {}): Promise<Person> {
  const email = `${account_type}.${process.pid}.${++made}@example.com`
  const person = await somebody(email)
  await person.post('/registration', {
    account_type,
    name: `Journey ${account_type} ${made}`,
    email,
    password,
    country_id: 5,
    lang: 'en',
    ...over,
  })
  return person
}

type State = Awaited<ReturnType<APIRequestContext['storageState']>>
let adminState: Promise<State> | undefined

/** The site's admin, who signs in once for all journeys of a worker. */
export async function signInAsAdmin(): Promise<Person> {
  adminState ??= somebody(admin.email).then(async (person) => {
    await person.post('/authenticate', admin)
    return person.api.storageState()
  })
  const baseURL = process.env.JOURNEYS_URL as string
  return new Person(await request.newContext({ baseURL, storageState: await adminState }), admin.email)
}

export async function anEmployer(company: string): Promise<Person> {
  const person = await register('employer')
  await person.post('/pages', { name: company, kind: 'company', country_id: 5, language: 'en' })
  return person
}

/** An agency with a client and one of its jobs. */
export async function anAgency(name: string, client: { name: string; email: string }) {
  const agency = await register('agency')
  await agency.post('/pages', { name, kind: 'agency', country_id: 5, language: 'en' })
  const { data } = await agency.post<{ data: { id: string } }>('/page/clients', {
    ...{ name: client.name, contact_name: 'Hala Mansour', contact_email: client.email },
    ...{ fee_kind: 'percent', fee_percent: 18, fee_currency: 'AED' },
  })
  const mandate = await agency.post<{ data: { id: string } }>(`/page/clients/${data.id}/mandates`, {
    ...{ title: 'Storekeeper', country_id: 5, needs: ['Forklift'] },
  })
  return { agency, client: data.id, mandate: mandate.data.id }
}

/** Somebody an agency or a company brings along, with a CV. */
export async function bring(person: Person, name: string, email: string, lines: readonly string[]): Promise<string> {
  const { cookies } = await person.api.storageState()
  const answer = await person.api.post('/api/import-candidate/register-candidate', {
    headers: { 'x-xsrf-token': cookies.find((cookie) => cookie.name === 'XSRF-TOKEN')?.value ?? '' },
    multipart: {
      data: JSON.stringify({ name, email }),
      file: { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from(aWordyPdf(lines)) },
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).data.id
}

/** Sends a job of this employer through review. */
export async function aLiveJob(
  employer: Person,
  title: string,
  over: object = {},
): Promise<{ job: string; address: string }> {
  const description =
    '<p>You receive containers at gate 4, check them against the advice note and decide where the goods go.</p>'
  const fields = {
    language: 'en',
    texts: [{ language: 'en', title, description }],
    employment_types: ['full_time'],
    country_id: 5,
    workplace: 'remote',
    ...over,
  }
  const { data: draft } = await employer.post<{ data: { id: string; reference: string } }>('/jobs', fields)
  await employer.post(`/jobs/${draft.id}/submission`, {})
  const boss = await signInAsAdmin()
  const { data: reviews } = await boss.get<{ data: { id: string; job: string }[] }>('/admin/job-reviews')
  const review = reviews.find(({ job }) => job === draft.id)?.id
  await boss.post(`/admin/job-reviews/${review}/decision`, { decision: 'approved' })
  return { job: draft.id, address: draft.reference }
}

/** Applies with a real PDF of these lines. */
export async function apply(
  person: Person | null,
  job: string,
  name: string,
  email?: string,
  lines: readonly string[] = [name, 'Warehouse, 2020 to 2026'],
): Promise<string> {
  const { api } = person ?? (await somebody(email ?? ''))
  const { cookies } = await api.storageState()
  const answer = await api.post(`/api/jobs/${job}/applications`, {
    headers: { 'x-xsrf-token': cookies.find((cookie) => cookie.name === 'XSRF-TOKEN')?.value ?? '' },
    multipart: {
      data: JSON.stringify({ name, email: email ?? person?.email, lang: 'en' }),
      cv: { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from(aWordyPdf(lines)) },
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).data.application
}

/** Opens the link that went to the person's address. */
export async function confirm(person: Person): Promise<void> {
  const { text } = await mailTo(person.email, /verify-email/)
  await person.get(`/user-public/${/verify-email\/([\w-]+)/.exec(text)?.[1] ?? ''}/verify-email`)
}

/** Staff look at the person's company, and let it work. */
export async function letWork(person: Person): Promise<void> {
  const { pages } = await person.get<{ pages: { page_id: string }[] }>('/user/session')
  const staff = await signInAsAdmin()
  await staff.post(`/admin/pages/${pages[0]?.page_id}/state`, { move: 'activate' })
}

/** The newest message that went to somebody, once it has; where several do, the newest that says something. */
export async function mailTo(address: string, saying = /(?:)/): Promise<{ subject: string; text: string }> {
  const folder = path.join(process.env.JOURNEYS_FOLDER as string, 'outbox')
  let found: { subject: string; text: string; to: string } | undefined
  await expect
    .poll(async () => {
      const names = (await readdir(folder).catch(() => []))
        .filter((name) => name.endsWith('.json'))
        .sort()
        .reverse()
      for (const name of names) {
        const message = JSON.parse(await readFile(path.join(folder, name), 'utf8'))
        if (message.to !== address || !saying.test(message.text)) continue
        found = message
        return true
      }
      return false
    })
    .toBe(true)
  return found as { subject: string; text: string; to: string }
}
