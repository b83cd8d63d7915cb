import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { aTextCv } from '../world/a-text-cv.ts'
import { expectNoViolations } from './axe.ts'
import { earnedIn, offerTheJob } from './offers.ts'
import { anOpenDay } from './open-days.ts'
import { aLiveJob, anEmployer, mailTo } from './people.ts'
import { test } from './test.ts'
import { unique } from './unique.ts'
import { languageOf, speak } from './words.ts'

test.slow()

const name = 'سمير حدّاد'
const wasm = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))

/** Where the code of a poster leads, read from its picture as a phone does. */
async function readPoster(page: Page, say: ReturnType<typeof speak>): Promise<string> {
  const picture = await page.getByRole('link', { name: say('sharing.page.png') }).getAttribute('href')
  const answer = await page.request.get(picture ?? '')
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })
  const [code] = await readBarcodes(new Uint8Array(await answer.body()), { formats: ['QRCode'] })
  return new URL(code?.text ?? '').pathname
}

test(
  'from a poster to the offer: the code, a half-hour, the ticket, the door, the room, the desk, the letter',
  { tag: '@phone' },
  async ({ page, browser }, { project }) => {
    const language = languageOf(project.name)
    const say = speak(language)
    const told = speak('en')
    const employer = await anEmployer(unique('Corniche Bakeries'))
    const title = unique('Baker')
    const { job } = await aLiveJob(employer, title, { starts_on: '2027-02-01' })
    const onSite = { way: 'on_site', city_id: 1, venue: 'Hall 3', jobs: [job] } as const
    const day = await anOpenDay(`Poster ${project.name}`, ['Bakery'], onSite, employer)
    const work = await browser.newContext({ locale: 'en' })
    await employer.enter(work)
    const team = await work.newPage()

    // the poster, and the phone before it
    await team.goto(`/open-days/${day.address}/share`)
    await page.goto(await readPoster(team, told))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(day.title)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.getByRole('link', { name: /10:00/ }).click()

    const email = `poster.${project.name}.${Date.now()}@example.com`
    await page.getByLabel(say('applications.apply.name'), { exact: true }).fill(name)
    await page.getByLabel(say('applications.apply.email')).fill(email)
    const cv = aTextCv('Samir Haddad', 'Baker, Corner Bakery, 2019 to 2026')
    const file = { name: cv.name, mimeType: 'text/plain', buffer: Buffer.from(cv.bytes) }
    await page.locator('input[type=file]:not([accept^="image"])').first().setInputFiles(file)
    await page.getByRole('button', { name: say('visits.book.go', { when: '' }).trim() }).click()
    const ticket = page.getByRole('region', { name })
    await expect(ticket.getByRole('img')).toBeVisible()
    await expectNoViolations(page)
    const code = (await ticket.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/).textContent()) ?? ''

    // the door reads the code out
    await team.goto(`/page/open-days/${day.id}/door`)
    await team.getByRole('searchbox', { name: told('door.search') }).fill(code)
    await team.getByRole('button', { name: told('door.inFor', { name }) }).click()
    await expect(team.getByText(told('door.done', { name })).last()).toBeVisible()

    // from the ticket into the room
    await page.reload()
    await page.getByRole('link', { name: say('visits.screen.inLine') }).click()
    await expect(page.getByText(say('rooms.ahead', { count: 0 }))).toBeVisible()
    await team.goto(`/page/open-days/${day.id}/desks/${day.desks[0]}`)
    await team.getByRole('button', { name: told('rooms.call') }).click()
    await expect(page.getByText(say('rooms.called', { number: 1 }))).toBeVisible()
    await team.getByRole('button', { name: told('rooms.begin') }).click()
    await team.getByRole('button', { name: told('rooms.finish') }).click()
    const dialog = team.getByRole('dialog')
    await dialog.getByRole('combobox', { name: told('rooms.outcome') }).selectOption('offer')
    await dialog.getByRole('combobox', { name: told('rooms.job') }).selectOption({ label: title })
    await dialog.getByRole('button', { name: told('rooms.save') }).click()
    await expect(team.getByText(told('rooms.free'))).toBeVisible()
    await expect(page.getByText(say('rooms.told.offer'))).toBeVisible()

    type Report = { data: { sources: unknown } }
    const { data } = await employer.get<Report>(`/page/open-days/${day.id}/report`)
    expect(data.sources).toEqual([{ source: 'link', booked: 1, came: 1 }])

    // an applicant of the job, who gets what the desk promised
    await expect(async () => {
      await team.goto(`/page/jobs/${job}/board`)
      await expect(team.getByRole('link', { name }).first()).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 30_000 })
    await team.getByRole('link', { name }).first().click()
    await offerTheJob(team, told, name)
    const { text } = await mailTo(email, /\/offer\//)
    await page.goto(/\/offer\/[\w.-]+/.exec(text)?.[0] ?? '')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByText(earnedIn(language))).toBeVisible()
    await expect(page.getByRole('button', { name: say('offers.mine.accept') })).toBeVisible()
    await expectNoViolations(page)
    const panel = team.getByRole('dialog').first()
    await expect(panel.getByText(told('offers.states.viewed'), { exact: true })).toBeVisible()
    await work.close()
  },
)
