import { expect } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { anOpenDay, book, letIn } from './open-days.ts'
import { test } from './test.ts'
import { speak } from './words.ts'

const say = speak('en')

test('those who wait write to each other, the team answers as the company, hides, mutes and switches the lobby off', async ({
  page,
  browser,
}, { project }) => {
  test.skip(project.name !== 'desktop')
  const day = await anOpenDay('Evening')
  const one = await book(page.request, day, 'Samir Haddad')
  const two = await book(page.request, day, 'Layla Nassar')
  await page.goto(`/openday-room/${one.key}`)
  await expect(page.getByText(say('rooms.beforeOnline'))).toBeVisible()
  await expect(page.getByRole('heading', { name: say('lobby.title') })).toHaveCount(0)
  for (const { visit } of [one, two]) await letIn(day, visit)
  const other = await (await browser.newContext({ locale: 'en' })).newPage()
  await other.goto(`/openday-room/${two.key}`)

  const write = (where: typeof page, text: string) =>
    where.getByRole('textbox', { name: say('lobby.write') }).fill(text)
  const send = (where: typeof page) => where.getByRole('button', { name: say('lobby.send') }).click()
  await expect(page.getByRole('heading', { name: say('lobby.title') })).toBeVisible()
  await write(page, 'Does anybody know how long a talk is?')
  await send(page)
  await expect(other.getByText('Does anybody know')).toBeVisible()
  await expect(other.getByText('Haddad')).toHaveCount(0)
  await expectNoViolations(other)

  // the team
  const work = await browser.newContext({ locale: 'en' })
  await day.employer.enter(work)
  const team = await work.newPage()
  await team.goto(`/page/open-days/${day.id}/hall`)
  await team.getByRole('link', { name: say('rooms.lobby') }).click()
  await expect(team.getByText('Does anybody know')).toBeVisible()
  await write(team, 'About ten minutes')
  await send(team)
  await expect(page.getByText('About ten minutes')).toBeVisible()
  await expect(page.getByRole('log').getByText(day.title).first()).toBeVisible()

  // a rude word is reported, comes to the team without a reload, and is hidden
  await write(page, 'You are all too slow')
  await send(page)
  await expect(other.getByText('You are all too slow')).toBeVisible()
  await other
    .getByRole('button', { name: say('lobby.reportOf', { name: 'Samir' }) })
    .last()
    .click()
  await expect(other.getByText('You are all too slow')).toHaveCount(0)
  await expect(team.getByText(say('lobby.reports', { count: 1 }))).toBeVisible()
  await expectNoViolations(team)
  await team
    .getByRole('button', { name: say('lobby.hideOf', { name: 'Samir' }) })
    .last()
    .click()
  await expect(page.getByText('You are all too slow')).toHaveCount(0)
  // who may only read any more is told so where they write, and what they had begun stays until they may again
  await write(page, 'And again')
  await team
    .getByRole('button', { name: say('lobby.muteOf', { name: 'Samir' }) })
    .last()
    .click()
  await expect(page.getByText(say('lobby.muted', { company: day.title }))).toBeVisible()
  await expect(page.getByRole('textbox', { name: say('lobby.write') })).toHaveValue('And again')
  await expect(page.getByRole('button', { name: say('lobby.send') })).toHaveCount(0)
  await expectNoViolations(page)
  await team
    .getByRole('button', { name: say('lobby.unmuteOf', { name: 'Samir' }) })
    .last()
    .click()
  await expect(page.getByText(say('lobby.muted', { company: day.title }))).toHaveCount(0)
  await send(page)
  await expect(other.getByText('And again')).toBeVisible()
  await team.getByRole('button', { name: say('lobby.switchOff') }).click()
  await expect(other.getByRole('heading', { name: say('lobby.title') })).toHaveCount(0)
  await work.close()
})
