import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { chromium } from 'playwright-core'
import { findBrowser } from './browser.ts'

const server = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8').end('<!doctype html><h1>مسار</h1>')
})
let address = ''

before(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
after(() => server.close())

/** A bare system has none of its own, and npm brings one for Linux alone. */
const isThere = (from: string): boolean => {
  try {
    return (
      findBrowser({ PATH: process.env.PATH, BROWSER_FROM: from }).executablePath.includes('node_modules') ===
      (from === 'package')
    )
  } catch {
    return false
  }
}

test('CHROMIUM_PATH wins', () => {
  assert.equal(findBrowser({ CHROMIUM_PATH: '/somewhere/chromium' }).executablePath, '/somewhere/chromium')
})

for (const from of ['system', 'package'])
  test(`the browser of the ${from} reads a page`, {
    skip: !isThere(from),
  }, async () => {
    const browser = await chromium.launch(findBrowser({ ...process.env, BROWSER_FROM: from }))
    try {
      const page = await browser.newPage()
      await page.goto(address)
      assert.equal(await page.getByRole('heading').textContent(), 'مسار')
    } finally {
      await browser.close()
    }
  })
