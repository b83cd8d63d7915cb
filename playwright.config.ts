import { defineConfig } from '@playwright/test'
import type { Browser } from './tests/browser.ts'

const browser = JSON.parse(process.env.JOURNEYS_BROWSER ?? '{}') as Partial<Browser>

/** They choose language and width themselves, and fill what is left of the time of both workers. */
const tours = /screens\.spec\.ts$/

/** A camera and a microphone that are none, given to every page that asks; two pages of one machine find each other. */
const madeUpDevices = [
  '--use-fake-device-for-media-stream=fps=5',
  '--use-fake-ui-for-media-stream',
  '--allow-loopback-in-peer-connection',
]

/** `npm run journeys -- FILE`; the server and the browser come from tests/journeys/setup.ts. */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'build/journeys',
  globalSetup: './tests/journeys/setup.ts',
  // a third does what the two others leave of two cores while they wait
  workers: 3,
  // a second try on a busy machine is named as flaky in the report; at one's own desk a failure is a failure
  retries: process.env.CI ? 1 : 0,
  // a machine that is slow for an hour is no fault of the product; what never comes is told all the same
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ...(process.env.JOURNEYS_REPORT ? [['json', { outputFile: process.env.JOURNEYS_REPORT }] as const] : []),
    ...(process.env.JOURNEYS_SHARES ? [['./tests/journeys/shares.ts'] as const] : []),
  ],
  use: {
    // a press that finds nothing to press says so, instead of spending the time of the whole journey
    actionTimeout: 40_000,
    baseURL: process.env.JOURNEYS_URL,
    launchOptions: { ...browser, args: [...(browser.args ?? []), ...madeUpDevices] },
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Asia/Dubai',
    // to trace everything takes its time: what failed is looked at with TRACE=1, and what is tried again is traced
    trace: process.env.TRACE ? 'retain-on-failure' : 'on-first-retry',
  },
  projects: [
    { name: 'desktop', testIgnore: tours, use: { viewport: { width: 1280, height: 800 }, locale: 'en' } },
    // journeys whose layout is another on a phone, or that are read from right to left
    {
      name: 'phone',
      testIgnore: tours,
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'ar' },
    },
    { name: 'screens', testMatch: tours },
  ],
})
