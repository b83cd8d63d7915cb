import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import { aLiveJob, anEmployer, apply, type Person, register } from './people.ts'
import { test } from './test.ts'
import { unique } from './unique.ts'

/** What a page may ask of the database once the process knows what comes back (docs/decisions/0088): so many statements, one after the other or beside each other. */
type Most = Record<string, number>

test('a page of somebody signed in asks the database little', async () => {
  test.slow()
  const company = await anEmployer(unique('Question Works'))
  const job = await aLiveJob(company, unique('Lamp maker'))
  const candidate = await register('candidate')
  await apply(candidate, job.job, unique('Somebody who applies'))
  await hold(candidate, {
    '/jobs': 3,
    '/jobs?q=lamp+maker': 5,
    [`/jobs/${job.address}`]: 3,
    '/companies': 3,
    '/user/saved-jobs': 3,
    '/user/cvs': 2,
    '/settings': 2,
    '/messages': 3,
    '/home': 3,
  })
  await hold(company, {
    '/page': 3,
    '/page/jobs': 2,
    [`/page/jobs/${job.job}/board`]: 2,
    '/page/messages': 3,
    '/page/team': 2,
    '/cv-search': 3,
  })
})

async function hold(person: Person, most: Most): Promise<void> {
  const over: string[] = []
  for (const [address, allowed] of Object.entries(most)) {
    const asked = await questionsOf(person, address, allowed)
    if (asked > allowed) over.push(`${address} asks ${asked}, may ask ${allowed}`)
  }
  expect(over).toEqual([])
}

/** The least of several times, as many as a slow machine needs: what all pages share is read anew every few seconds, and one of them does it. */
async function questionsOf({ api }: Person, address: string, allowed: number): Promise<number> {
  const asked: number[] = []
  for (let time = 0; time < 24 && !asked.some((one) => one <= allowed); time++) {
    const answer = await api.get(address)
    expect(answer.status(), address).toBe(200)
    asked.push(await loggedOf(answer.headers()['x-request-id'] ?? ''))
  }
  return Math.min(...asked)
}

/** How many statements the site wrote down for a request. */
async function loggedOf(request: string): Promise<number> {
  let questions: number | undefined
  await expect(async () => {
    const lines = (await readFile(path.join(process.env.JOURNEYS_FOLDER as string, 'log'), 'utf8')).split('\n')
    const line = lines.findLast((one) => one.includes(request) && one.includes('"questions"'))
    questions = (JSON.parse(line ?? '{}') as { questions?: number }).questions
    expect(questions).toBeDefined()
  }).toPass()
  return questions ?? Number.NaN
}
