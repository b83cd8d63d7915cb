import { expect } from '@playwright/test'
import { type Language, languages } from '../../src/platform/shared/languages.ts'
import { addressesOfTheSite } from './screens/addresses.ts'
import { ownPlace, telling } from './screens/candidate-tours.ts'
import { entering, reading } from './screens/guest-tours.ts'
import { beginning, letters, locked, newcomer } from './screens/link-tours.ts'
import { admin, agent } from './screens/staff-tours.ts'
import { alone, company, guesting, hiring, managing, placing, recruiting, representing } from './screens/team-tours.ts'
import { isWhole, lookAt, type Stop, type Tour } from './screens/tour.ts'
import { test } from './test.ts'

/** Each knows the facts of its own stops; whoever walks them all asks no further. */
const tours = {
  ...{ reading, entering, letters, beginning, locked, newcomer, ownPlace, telling },
  ...{ hiring, company, recruiting, managing, placing, representing, guesting, alone, admin, agent },
} as unknown as Record<string, Tour<unknown>>

/** Far from the server's, so that whatever is not told in the reader's own zone shows. */
const zones: Record<Language, string> = {
  en: 'Asia/Kolkata',
  ar: 'Asia/Dubai',
  ru: 'America/Los_Angeles',
  fr: 'Africa/Casablanca',
}

test.describe.configure({ mode: 'parallel' })

test('every address of the site is visited', () => {
  const visited = new Set(Object.values(tours).flatMap(({ stops }) => Object.keys(stops)))
  const known = addressesOfTheSite()
  expect(known.length).toBeGreaterThan(100)
  expect(known.filter((address) => !visited.has(address))).toEqual([])
  expect([...visited].filter((address) => !known.includes(address))).toEqual([])
})

/** Addresses that a tour is the first to visit: where each is seen once, the others are passed over. */
function newOn(tour: string): string[] {
  const names = Object.keys(tours)
  const before = new Set(names.slice(0, names.indexOf(tour)).flatMap((name) => Object.keys(tours[name]?.stops ?? {})))
  return Object.keys(tours[tour]?.stops ?? {}).filter((address) => !before.has(address))
}

function addressesOn(tour: string, language: Language): string[] {
  const { stops = {}, speaks } = tours[tour] ?? {}
  if (speaks) return speaks === language ? Object.keys(stops) : []
  return isWhole(language) ? Object.keys(stops) : newOn(tour)
}

/** Seen once means the first of several. */
const stopsOf = (stops: Stop | Stop[] = [], language: Language): Stop[] =>
  [stops].flat().slice(0, isWhole(language) ? undefined : 1)

/** Where time is short, those in which tours are walked whole: see scripts/testing/journeys.ts. */
const walked = process.env.JOURNEYS_LATE ? languages.filter(isWhole) : languages

for (const language of walked)
  for (const [name, { on, as, facts, stops }] of Object.entries(tours)) {
    const addresses = addressesOn(name, language)
    if (addresses.length === 0) continue
    test(`axe finds nothing on the tour ${name}, ${language}`, async ({ browser }) => {
      test.setTimeout(480_000)
      const baseURL = process.env[on === 'demo' ? 'JOURNEYS_DEMO_URL' : 'JOURNEYS_URL'] as string
      const timezoneId = zones[language]
      const context = await browser.newContext({ baseURL, locale: language, timezoneId, reducedMotion: 'reduce' })
      const person = await as()
      const known = await facts(person)
      await person?.enter(context)
      const page = await context.newPage()
      // what the server drew and the browser draws otherwise is told by an error alone
      const thrown: string[] = []
      page.on('pageerror', ({ message }) => thrown.push(`${page.url()}: ${message}`))
      for (const address of addresses)
        await test.step(address, async () => {
          for (const stop of stopsOf(stops[address]?.(known), language)) await lookAt(page, stop, language)
        })
      expect(thrown).toEqual([])
      await context.close()
    })
  }
