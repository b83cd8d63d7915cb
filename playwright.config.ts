import { defineConfig } from '@playwright/test'
import type { Browser } from './tests/browser.ts'

const browser = JSON.parse(process.env.JOURNEYS_BROWSER ?? '{}') as Partial<Browser>

/** `npm run journeys -- FILE`; the server and the browser come from tests/journeys/setup.ts. */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'build/journeys',
  globalSetup: './tests/journeys/setup.ts',
  workers: 2,
  // a second try on a busy machine is named as flaky in the report; at one's own desk a failure is a failure
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.JOURNEYS_REPORT ? [['list'], ['json', { outputFile: process.env.JOURNEYS_REPORT }]] : 'list',
  use: {
    baseURL: process.env.JOURNEYS_URL,
    launchOptions: { executablePath: browser.executablePath, args: browser.args },
    timezoneId: 'Asia/Dubai',
    // to trace everything takes its time: what is tried again is traced then
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 }, locale: 'en' } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'ar' } },
  ],
})
