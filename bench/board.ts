import { chromium, type Page } from 'playwright-core'
import type { Stage } from '#features/hiring/applications/stages.ts'
import * as batches from '#features/hiring/pipeline/batch-contract.ts'
import { board } from '#features/hiring/pipeline/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { findBrowser } from '#tests/browser.ts'
import { aLiveJob, password } from '#tests/world/people.ts'
import { startServer } from '#tests/world/server.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import { ensureBuilt } from '../scripts/lib/build.mjs'
import { median, quantile } from './parts/middle.ts'
import { quiet } from './parts/quiet.ts'
import type { Result } from './parts/result.ts'

const many = 5_000
const inBatch = 1_000
const rounds = 20

type Filled = { site: Site; visitor: Visitor; job: string; email: string; ids: readonly string[] }

/** A job with 5,000 applicants: its first call, its first paint, frames while one scrolls and drags, and a batch of 1,000. */
export default async function boardBench(): Promise<Result> {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site)
  const ids = await fill(site, job, employer.page.id)
  const filled = { site, visitor: employer.visitor, job, email: employer.email, ids }
  const calls = await firstCalls(filled)
  const seen = await inABrowser(filled)
  return { title: `A board of ${many} applicants`, rows: [...calls, ...seen, ...(await batchMove(filled))] }
}

async function firstCalls({ visitor, job }: Filled): Promise<Result['rows']> {
  await visitor.call(board, { job }) // warm
  const taken: number[] = []
  for (let round = 0; round < rounds; round++) taken.push(await timed(() => visitor.call(board, { job })))
  const narrowed = await timed(() => visitor.call(board, { job, q: 'person 49', wait: 'unanswered' }))
  const met: number[] = []
  for (let round = 0; round < rounds; round++)
    met.push(await timed(() => visitor.call(board, { job, requirements: ['met', 'unknown'] })))
  return [
    { what: 'first call, median, ms', value: round1(median(taken)) },
    { what: 'first call, p95, ms', value: round1(quantile(taken, 0.95)) },
    { what: 'the same with words and a filter, ms', value: round1(narrowed) },
    { what: 'the same by must-haves, median, ms', value: round1(median(met)) },
    { what: 'the same by must-haves, p95, ms', value: round1(quantile(met, 0.95)) },
  ]
}

async function batchMove({ site, visitor, job, ids }: Filled): Promise<Result['rows']> {
  await site.settle()
  const asked = {
    job,
    action: 'move' as const,
    column: 'in_review',
    ids: ids.filter((_, at) => at % 3 === 0).slice(0, inBatch),
  }
  const { data: preview } = await visitor.call(batches.previewBatch, asked)
  await visitor.call(batches.startBatch, { batch: preview.id })
  const taken = await timed(() => untilDone(site, visitor, preview.id))
  const { data } = await visitor.call(batches.showBatch, { batch: preview.id })
  return [
    { what: `batch move of ${inBatch}: done, refused`, value: `${data.counts.done}, ${data.counts.refused}` },
    { what: `batch move of ${inBatch}, with all that follows from it, s`, value: round1(taken / 1000) },
  ]
}

/** One worker works through the queue, reactions of every move included. */
async function untilDone(site: Site, visitor: Visitor, batch: string): Promise<void> {
  await site.settle()
  const { data } = await visitor.call(batches.showBatch, { batch })
  if (data.state !== 'done') throw new Error(`the batch is ${data.state}`)
}

/** The built product on the same database, in headless Chromium. */
async function inABrowser({ site, job, email }: Filled): Promise<Result['rows']> {
  await ensureBuilt(process.cwd(), process.execPath)
  const { host, port, user, password: secret, database } = site.connection
  const DATABASE_URL = `postgres://${user}:${secret ?? ''}@${encodeURIComponent(String(host))}:${port}/${database}`
  const server = await startServer({ ...quiet, DEMO: '0', DATABASE_URL })
  const browser = await chromium.launch(findBrowser())
  try {
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' })).newPage()
    await signIn(page, server.url, email)
    const paints: number[] = []
    for (let round = 0; round < 5; round++) {
      await page.goto(`${server.url}/page/jobs/${job}/board`, { waitUntil: 'load' })
      await page.locator('.board-card').first().waitFor()
      paints.push(await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0))
    }
    await page.waitForTimeout(2000)
    const scrolling = await frames(page, () => scroll(page))
    const dragging = await frames(page, () => drag(page))
    const drawn = await page.locator('.board-card').count()
    return [
      { what: 'first paint with cards, median of 5, ms', value: round1(median(paints)) },
      { what: 'cards in the document after scrolling', value: drawn },
      ...figures('scrolling', scrolling),
      ...figures('dragging', dragging),
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function signIn(page: Page, url: string, email: string): Promise<void> {
  await page.goto(url)
  const xsrf = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const headers = { 'x-xsrf-token': decodeURIComponent(xsrf) }
  await page.request.post(`${url}/api/authenticate`, { data: { email, password }, headers })
  await page.goto(`${url}/page`)
}

/** Milliseconds between frames while something is done. */
async function frames(page: Page, act: () => Promise<void>): Promise<number[]> {
  // said as text: the types of a page are not those of this side
  await page.evaluate(`(() => {
    const times = (window.times = [])
    const note = (at) => { times.push(at); if (window.times === times) requestAnimationFrame(note) }
    requestAnimationFrame(note)
  })()`)
  await act()
  const times = (await page.evaluate('window.times')) as number[]
  return times.slice(1).map((at, place) => at - (times[place] as number))
}

async function scroll(page: Page): Promise<void> {
  const box = await page.locator('.board-scroll').first().boundingBox()
  if (!box) throw new Error('no column in sight')
  await page.mouse.move(box.x + 60, box.y + 200)
  for (let step = 0; step < 120; step++) {
    await page.mouse.wheel(0, 240)
    await page.waitForTimeout(25)
  }
}

async function drag(page: Page): Promise<void> {
  const box = await page.locator('.board-card').nth(3).boundingBox()
  if (!box) throw new Error('no card in sight')
  await page.mouse.move(box.x + 90, box.y + 50)
  await page.mouse.down()
  for (let step = 0; step < 120; step++) {
    await page.mouse.move(box.x + 90 + step * 7, box.y + 50 + Math.sin(step / 8) * 60)
    await page.waitForTimeout(16)
  }
  await page.keyboard.press('Escape')
  await page.mouse.up()
}

const figures = (what: string, times: readonly number[]) => [
  { what: `frames while ${what}, median, ms`, value: round1(median(times)) },
  { what: `frames while ${what}, p95, ms`, value: round1(quantile(times, 0.95)) },
]

async function timed(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await act()
  return performance.now() - begun
}

const round1 = (ms: number) => Math.round(ms * 10) / 10

const matches = ['met', 'unknown', 'unmet'] as const

async function fill(site: Site, job: string, page: string): Promise<string[]> {
  const now = site.world.now().getTime()
  const rows = Array.from({ length: many }, (_, at) => ({
    id: newId(),
    job_id: job,
    page_id: page,
    stage: ['submitted', 'in_review', 'rejected'][at % 3] as Stage,
    name: `Person ${at}`,
    email: `person${at}@example.com`,
    language: 'en',
    note: at % 2 ? 'I live nearby and can come for an interview at any time.' : '',
    position: at,
    requirements: matches[(at >> 2) % 3] ?? null,
    requirements_masked: matches[(at >> 2) % 3] ?? null,
    submitted_at: new Date(now - at * 60_000),
    moved_at: new Date(now),
    answer_due_at: new Date(now + 14 * 86_400_000),
    decided_at: at % 3 === 2 ? new Date(now) : null,
  }))
  for (let at = 0; at < many; at += 500)
    await site.world.db
      .insertInto('applications')
      .values(rows.slice(at, at + 500))
      .execute()
  await site.world.db.updateTable('jobs').set({ applicants_count: many }).where('id', '=', job).execute()
  await site.pool.query('analyze')
  return rows.map(({ id }) => id)
}
