import { expect } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { anOpenDay, book, letIn } from './open-days.ts'
import { register } from './people.ts'
import { test } from './test.ts'
import { speak } from './words.ts'

const say = speak('en')

test('whoever is called hears it in the room, and sees it anywhere else on the site', async ({ browser }, {
  project,
}) => {
  test.skip(project.name !== 'desktop')
  const day = await anOpenDay('Called')
  const candidate = await register('candidate', { name: 'Samir Haddad' })
  const { visit, key } = await book(candidate.api, day, 'Samir Haddad')
  await letIn(day, visit)
  const here = await browser.newContext({ locale: 'en' })
  await candidate.enter(here)
  const [room, list, home] = [await here.newPage(), await here.newPage(), await here.newPage()]
  await room.goto(`/openday-room/${key}`)
  await room.getByRole('button', { name: say('rooms.soundOn') }).click()
  await expect(room.getByText(say('rooms.ringsHelp'))).toBeVisible()
  await expect(room).toHaveTitle(say('rooms.room'))
  await list.goto('/jobs')
  await home.goto('/home')
  await expect(home.getByRole('main')).toBeVisible()
  await expect(list.getByText(say('frame.called.words'))).toBeHidden()

  const desk = { day: day.id, desk: day.desks[0] }
  await day.employer.post(`/page/open-days/${desk.day}/desks/${desk.desk}/next`, {})
  await expect(room).toHaveTitle(say('rooms.calledTitle', { number: 1 }))
  await expect(list.getByText(say('frame.called.words'))).toBeVisible()
  await expect(home.getByText(say('frame.called.desk', { number: 1 }))).toBeVisible()
  for (const one of [room, list, home]) await expectNoViolations(one)
  await list.getByRole('link', { name: say('frame.called.go') }).click()
  await expect(list.getByText(say('rooms.calledOnline', { number: 1 }))).toBeVisible()

  // the talk began: nobody is called any more
  await day.employer.post(`/page/open-days/${desk.day}/desks/${desk.desk}/moves`, { visit, move: 'begin' })
  await expect(home.getByText(say('frame.called.desk', { number: 1 }))).toBeHidden()
  await expect(room).toHaveTitle(say('rooms.room'))
  await here.close()
})
