import os from 'node:os'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { findBrowser } from '#tests/browser.ts'
import { median } from './parts/middle.ts'
import type { Result } from './parts/result.ts'
import { startHouse } from './parts/start-house.ts'

const rounds = 5
/** What Lighthouse calls a slow 4G line: bytes a second, ms. */
const slow = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, locale: 'en' }
/** Nothing larger comes after it, in ms. */
const settled = 2_500
const promised = 1_000

/** Largest contentful paint of the pages that strangers come to first, on a phone with a slow line and an empty cache. */
export default async function firstSight(): Promise<Result> {
  const house = await startHouse()
  const browser = await chromium.launch(findBrowser())
  const before = os.loadavg()[0]?.toFixed(1)
  try {
    const rows = []
    for (const [page, at] of Object.entries(await pagesOf(house.url))) {
      const seen: number[] = []
      for (let round = 0; round < rounds; round++) seen.push(await lcpOf(browser, `${house.url}${at}`))
      rows.push({ page, median: median(seen), rounds: seen.map(Math.round).join(' ') })
    }
    const passed = rows.every(({ median }) => median <= promised)
    return {
      title: `Largest contentful paint in ms, 1.6 Mbit/s with ${slow.latency} ms, empty cache; load before: ${before}`,
      rows: rows.map((row) => ({ ...row, median: Math.round(row.median) })),
      verdict: { passed, text: `${passed ? 'Kept' : 'Broken'}: at most ${promised} ms.` },
    }
  } finally {
    await browser.close()
    await house.stop()
  }
}

/** One of each kind, as the lists lead to them. */
async function pagesOf(url: string): Promise<Record<string, string>> {
  const first = async (list: string, pattern: RegExp) => {
    const html = await (await fetch(`${url}${list}`)).text()
    const found = pattern.exec(html)?.[1]
    if (!found) throw new Error(`Nothing on ${list} leads on.`)
    return found
  }
  return {
    'front page': '/',
    search: '/jobs?q=nurse',
    job: await first('/jobs', /href="(\/jobs\/[^"?#]+)"/),
    company: await first('/companies', /href="(\/companies\/[^"?#]+)"/),
    'open day': await first('/open-days', /href="(\/open-days\/[^"?#]+-[a-z0-9]{8})"/),
  }
}

async function lcpOf(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(phone)
  try {
    return await watched(context, url)
  } finally {
    await context.close()
  }
}

async function watched(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage()
  const line = await context.newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', slow)
  await page.addInitScript(() => {
    const heard = globalThis as { largest?: number }
    new PerformanceObserver((list) => {
      heard.largest = list.getEntries().at(-1)?.startTime
    }).observe({ type: 'largest-contentful-paint' as never, buffered: true })
  })
  await page.goto(url)
  await page.waitForTimeout(settled)
  const largest = await page.evaluate(() => (globalThis as { largest?: number }).largest)
  if (largest === undefined) throw new Error(`Nothing was painted at ${url}.`)
  return largest
}
