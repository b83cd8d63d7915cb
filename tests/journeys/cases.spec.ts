import { type Browser, expect, type Page } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { expectNoViolations } from './axe.ts'
import { admin, aLiveJob, anEmployer, type Person, register, somebody } from './people.ts'
import { test } from './test.ts'
import { unique } from './unique.ts'
import { speak } from './words.ts'

const inBrowser = async (browser: Browser, person: Person, locale: Language): Promise<Page> => {
  const context = await browser.newContext({ locale })
  await person.enter(context)
  return context.newPage()
}

async function aReviewer(browser: Browser, locale: Language): Promise<Page> {
  const boss = await somebody(admin.email)
  await boss.post('/authenticate', admin)
  const person = await register('employer', { name: unique('Staff reviewer') })
  const { display } = await person.get<{ display: { id: string } }>('/user/session')
  const change = { person: display.id, role: 'reviewer', give: true, reason: 'For this journey' }
  await boss.post('/admin/staff/changes', change)
  return inBrowser(browser, person, locale)
}

/** Reports the job in the browser, in the language of the person. */
async function report(page: Page, address: string, language: Language, note: string): Promise<void> {
  const say = speak(language)
  await page.goto(`/jobs/${address}/report`)
  await page.getByRole('radio', { name: say('complaints.reasons.money') }).check()
  await page.getByLabel(say('complaints.report.note')).fill(note)
  await page.getByRole('button', { name: say('complaints.report.send') }).click()
  await expect(page.getByText(say('complaints.report.done'))).toBeVisible()
}

/** Where the bell leads once the case was decided. */
async function toldOf(person: Person): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      const { data } = await person.get<{ data: { link: string }[] }>('/notifications')
      link = data.find((one) => one.link.startsWith('/cases/'))?.link
      return link
    })
    .toBeTruthy()
  return link as string
}

test('two people report a fraud in two languages; each side reads the outcome in its own, and somebody else judges the appeal', async ({
  browser,
}) => {
  const [en, ar, ru] = [speak('en'), speak('ar'), speak('ru')]
  const employer = await anEmployer(unique('Gulf Gate Manpower'))
  const title = unique('Gate helper')
  const { address } = await aLiveJob(employer, title)
  const [one, other] = [await register('candidate'), await register('candidate', { lang: 'ar' })]
  const [onePage, otherPage] = [await inBrowser(browser, one, 'en'), await inBrowser(browser, other, 'ar')]
  await report(onePage, address, 'en', 'They asked for 500 dirhams for a gate pass')
  await report(otherPage, address, 'ar', 'طلبوا مني تحويل مبلغ قبل المقابلة')

  const page = await aReviewer(browser, 'en')
  await page.goto('/admin/cases')
  await expectNoViolations(page)
  const line = page.getByRole('listitem').filter({ hasText: title }).first()
  await expect(line).toContainText(en('cases.list.reports', { count: 2 }))
  await line.getByRole('link', { name: title }).click()
  await expect(page.getByText('طلبوا مني تحويل مبلغ قبل المقابلة')).toBeVisible()
  await page.getByRole('radio', { name: en('cases.decide.upheld') }).check()
  await page.getByLabel(en('cases.decide.ground')).selectOption('asks_money')
  await expect(page.getByLabel(en('cases.decide.words'))).toHaveValue(en('cases.standard.asks_money'))
  await page.getByRole('button', { name: 'العربية', exact: true }).click()
  await expect(page.getByLabel(en('cases.decide.words'))).toHaveValue(ar('cases.standard.asks_money'))
  await expectNoViolations(page)
  await page.getByRole('button', { name: en('cases.decide.go') }).click()
  await expect(page.getByRole('heading', { name: en('cases.decisions.title') })).toBeVisible()

  await onePage.goto(await toldOf(one))
  await expect(onePage.getByText(en('cases.standard.asks_money'))).toBeVisible()
  await otherPage.goto(await toldOf(other))
  await expect(otherPage.getByText(ar('cases.standard.asks_money'))).toBeVisible()
  await expect(otherPage.getByRole('heading', { name: ar('cases.own.result.reporter.upheld') })).toBeVisible()
  await expectNoViolations(otherPage)

  const owner = await inBrowser(browser, employer, 'en')
  await owner.goto(await toldOf(employer))
  await expect(owner.getByText('They asked for 500 dirhams')).toHaveCount(0)
  await owner.getByLabel(en('cases.own.words')).fill('A man used our name; our own advert asks for nothing.')
  await owner.getByRole('button', { name: en('cases.own.send') }).click()
  await expect(owner.getByRole('heading', { name: en('cases.own.yours') })).toBeVisible()

  // whoever decided may not judge it, somebody else does
  await page.reload()
  await expect(page.getByText(en('refusals.same_eyes'))).toBeVisible()
  const judge = await aReviewer(browser, 'ru')
  await judge.goto(new URL(page.url()).pathname)
  await judge.getByRole('radio', { name: ru('cases.decide.granted') }).check()
  await judge.getByLabel(ru('cases.decide.ground')).selectOption('no_breach')
  await judge.getByRole('button', { name: ru('cases.decide.go') }).click()
  await expect(judge.getByText(ru('cases.appeals.states.granted'))).toBeVisible()
  await expectNoViolations(judge)
  await owner.reload()
  await expect(owner.getByRole('heading', { name: en('cases.own.result.reported.dismissed') })).toBeVisible()
})

test('of two who have a case open one decides, and the other reads by whom before writing on', async ({ browser }) => {
  const [en, ru] = [speak('en'), speak('ru')]
  const { address } = await aLiveJob(await anEmployer(unique('Two Eyes')), unique('Watchman'))
  await report(await inBrowser(browser, await register('candidate'), 'en'), address, 'en', 'He asked for a deposit')
  const [first, second] = [await aReviewer(browser, 'en'), await aReviewer(browser, 'ru')]
  await first.goto('/admin/cases')
  await first.getByRole('listitem').filter({ hasText: 'Two Eyes' }).getByRole('link').first().click()
  await expect(first.getByRole('radio', { name: en('cases.decide.dismissed') })).toBeVisible()
  await second.goto(new URL(first.url()).pathname)
  await second.getByRole('radio', { name: ru('cases.decide.upheld') }).check()
  await first.getByRole('radio', { name: en('cases.decide.dismissed') }).check()
  await first.getByLabel(en('cases.decide.ground')).selectOption('not_enough')
  await first.getByRole('button', { name: en('cases.decide.go') }).click()
  await expect(first.getByRole('heading', { name: en('cases.decisions.title') })).toBeVisible()
  await expect(second.getByRole('alert')).toContainText(ru('cases.decide.meanwhileHelp'))
  await expect(second.getByRole('alert')).toContainText('Staff reviewer')
  await expectNoViolations(second)
  await expect(first.getByText(en('cases.decide.meanwhileHelp'))).toHaveCount(0)
})
