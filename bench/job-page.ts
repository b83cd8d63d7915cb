import { chromium } from 'playwright-core'
import { findBrowser } from '#tests/browser.ts'
import { type Fetched, fetchedBy } from '#tests/world/fetched.ts'
import { startServer } from '#tests/world/server.ts'
import { ensureBuilt } from '../scripts/lib/build.mjs'
import { quiet } from './parts/quiet.ts'
import type { Result } from './parts/result.ts'

const mostJs = 8

/**
 * What a first visit costs over the wire, with an empty cache, in a real browser: a job page, which is a document, the two
 * other documents people come in by, and the apply page, which is an application and hydrates.
 */
export default async function jobPage(): Promise<Result> {
  await ensureBuilt(process.cwd(), process.execPath)
  const server = await startServer(quiet)
  const browser = await chromium.launch(findBrowser())
  try {
    const job = await newestJob(server.url)
    const pages = {
      'job page': `/jobs/${job}`,
      'job page in Arabic': `/jobs/${job}?lang=ar`,
      'results page': '/jobs?q=nurse',
      'front page': '/',
      'apply page (hydrated)': `/jobs/${job}/apply`,
    }
    const rows: Result['rows'] = []
    let js = Number.NaN
    for (const [page, path] of Object.entries(pages))
      for (const encoding of ['gzip', 'br']) {
        const context = await browser.newContext({ locale: 'en' })
        const fetched = await fetchedBy(context, `${server.url}${path}`, encoding)
        await context.close()
        rows.push(row(page, encoding, fetched))
        if (page === 'job page' && encoding === 'gzip') js = fetched.bytes.js / 1024
      }
    const text = `JavaScript of the job page: ${js.toFixed(1)} KB gz, ${mostJs} allowed`
    return { title: 'KB over the wire at a first visit', rows, verdict: { passed: js <= mostJs, text } }
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function newestJob(url: string): Promise<string> {
  const found = (await (await fetch(`${url}/api/jobs?sort=freshness`)).json()) as { data: { address: string }[] }
  return found.data[0]?.address ?? ''
}

function row(page: string, encoding: string, { requests, bytes }: Fetched) {
  const total = Object.values(bytes).reduce((sum, one) => sum + one, 0)
  const { js, html, css, fonts, words, other } = bytes
  const parts = { JS: js, HTML: html, CSS: css, fonts: fonts, words: words, other: other, all: total }
  const kilobytes = Object.entries(parts).map(([kind, size]): [string, number] => [
    kind,
    Number((size / 1024).toFixed(1)),
  ])
  return { page, as: encoding, requests, ...Object.fromEntries(kilobytes) }
}
