import { expect } from '@playwright/test'
import { anOpenDay, book, letIn } from './open-days.ts'
import { test } from './test.ts'
import { speak } from './words.ts'

const say = speak('en')
const minutes = 10
const names = ['Ali Omar', 'Mona Sabri', 'Samir Haddad'] as const

type Door = { data: { people: { name: string; number: number | null }[] } }

test('a door that has no line for ten minutes keeps whom it let in, and is told whom another door let in meanwhile', async ({
  page,
  context,
  request,
}, { project }) => {
  test.skip(project.name !== 'desktop')
  const day = await anOpenDay('No line')
  const visits: string[] = []
  for (const name of names) visits.push((await book(request, day, name)).visit)
  await day.employer.enter(context)
  await page.clock.install()
  await page.goto(`/page/open-days/${day.id}/door`)
  await expect(page.getByRole('button', { name: say('door.inFor', { name: names[0] }) })).toBeVisible()
  await context.setOffline(true)
  for (const name of names) await page.getByRole('button', { name: say('door.inFor', { name }) }).click()
  const waiting = page.getByText(say('door.waiting', { count: names.length }))
  await expect(waiting).toBeVisible()
  await page.clock.runFor(minutes * 60_000)
  await expect(waiting).toBeVisible()
  await expect(page.getByText(say('door.insideOf', { count: names.length, most: 50 })).first()).toBeVisible()

  await letIn(day, visits[0] ?? '')
  await context.setOffline(false)
  await page.clock.runFor(6_000)
  await expect(waiting).toBeHidden()
  const [already = ''] = say('door.already', { name: names[0], time: '~' }).split('~')
  await expect(page.getByText(already).last()).toBeVisible()
  for (const name of names.slice(1)) await expect(page.getByText(say('door.done', { name })).last()).toBeVisible()
  const { data } = await day.employer.get<Door>(`/page/open-days/${day.id}/door`)
  expect(data.people.map(({ number }) => number).toSorted()).toEqual([1, 2, 3])
})

test('two doors without a line for ten minutes let the same and other people in; once they have one again nobody is lost or in twice', async ({
  browser,
  request,
}, { project }) => {
  test.skip(project.name !== 'desktop')
  const day = await anOpenDay('Two doors', ['Kitchen'], { slot_minutes: 5 })
  const people = [...names, 'Lina Aziz', 'Omar Saleh']
  for (const name of people) await book(request, day, name)
  const open = async () => {
    const context = await browser.newContext({ locale: 'en' })
    await day.employer.enter(context)
    const door = await context.newPage()
    await door.clock.install()
    await door.goto(`/page/open-days/${day.id}/door`)
    await expect(door.getByRole('button', { name: say('door.inFor', { name: names[0] }) })).toBeVisible()
    await context.setOffline(true)
    return { context, door }
  }
  const doors = [await open(), await open()]
  // the middle one comes back to the other door, and is let in at both
  const lists = [people.slice(0, 3), people.slice(2)]
  for (const [at, { door }] of doors.entries()) {
    for (const name of lists[at] ?? []) await door.getByRole('button', { name: say('door.inFor', { name }) }).click()
    await expect(door.getByText(say('door.waiting', { count: 3 }))).toBeVisible()
    await door.clock.runFor(minutes * 60_000)
  }
  await Promise.all(doors.map(({ context }) => context.setOffline(false)))
  await Promise.all(doors.map(({ door }) => door.clock.runFor(6_000)))
  for (const { door } of doors) await expect(door.getByText(say('door.waiting', { count: 3 }))).toBeHidden()
  const { data } = await day.employer.get<Door>(`/page/open-days/${day.id}/door`)
  expect(data.people.map(({ number }) => number).toSorted()).toEqual([1, 2, 3, 4, 5])
  // and each door shows all of them as in
  for (const { door, context } of doors) {
    await door.reload()
    await expect(door.getByText(say('door.insideOf', { count: 5, most: 50 })).first()).toBeVisible()
    await context.close()
  }
})

test('whoever leaves the queue and is back within two minutes has the number they had, by two presses', async ({
  page,
  request,
}, { project }) => {
  test.skip(project.name !== 'desktop')
  const day = await anOpenDay('Back again')
  const booked = []
  for (const name of names.slice(0, 2)) booked.push(await book(request, day, name))
  for (const { visit } of booked) await letIn(day, visit)
  await page.goto(`/openday-room/${booked[0]?.key}`)
  await expect(page.getByText(say('rooms.ahead', { count: 0 }))).toBeVisible()
  await page.getByRole('button', { name: say('rooms.leave') }).click()
  await expect(page.getByText(say('rooms.left'))).toBeVisible()
  await page.getByRole('button', { name: say('rooms.imBack') }).click()
  await expect(page.getByText(say('rooms.ahead', { count: 0 }))).toBeVisible()
  const desk = `/page/open-days/${day.id}/desks/${day.desks[0]}`
  await day.employer.post(`${desk}/next`, {})
  await expect(page.getByText(say('rooms.calledOnline', { number: 1 }))).toBeVisible()
})
