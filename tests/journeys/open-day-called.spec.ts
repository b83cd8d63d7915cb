import { expect } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { anOpenDay, book, letIn } from './open-days.ts'
import { mailTo, register } from './people.ts'
import { test } from './test.ts'
import { speak } from './words.ts'

const say = speak('en')

/** What a service worker has about itself, as far as a press on a notification needs it. */
type Scope = {
  clients: object
  registration: ServiceWorkerRegistration
  dispatchEvent: (event: Event) => boolean
  NotificationEvent: new (name: string, of: { notification: Notification }) => Event
}

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

test('a phone that sleeps shows that a desk calls, and what it shows opens the room', async ({ browser }, {
  project,
}) => {
  test.skip(project.name !== 'desktop')
  const day = await anOpenDay('Pushed')
  const candidate = await register('candidate', { name: 'Samir Haddad' })
  const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`
  await candidate.post('/push-addresses', { endpoint, keys: { p256dh: 'k', auth: 'a' } })
  const { visit } = await book(candidate.api, day, 'Samir Haddad')
  await letIn(day, visit)
  await day.employer.post(`/page/open-days/${day.id}/desks/${day.desks[0]}/next`, {})
  const { text } = await mailTo(endpoint, /visit_called/)
  const told = JSON.parse(text)
  expect(told.title).toContain(day.title)
  expect(told.url).toContain('/openday-room/')

  // what the push service would hand to the browser, handed over by the browser's own tools
  const phone = await browser.newContext({ locale: 'en', permissions: ['notifications'] })
  const page = await phone.newPage()
  await page.goto('/jobs')
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/push-worker.js')
    await navigator.serviceWorker.ready
  })
  const tools = await phone.newCDPSession(page)
  const known = new Promise<string>((resolve) =>
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations
      if (one) resolve(one.registrationId)
    }),
  )
  await tools.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  await tools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await known, data: text })
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.getNotifications()).map(({ title, tag }) => ({ title, tag }))
    })
  await expect.poll(shown).toEqual([{ title: told.title, tag: told.tag }])

  // pressed: the window of the room opens, as the browser is asked to; a press cannot be made by a test, so it is dispatched
  const [worker] = phone.serviceWorkers()
  const opened = await worker?.evaluate(async () => {
    const scope = self as unknown as Scope
    const asked: string[] = []
    Object.defineProperty(scope.clients, 'openWindow', { value: async (address: string) => void asked.push(address) })
    const [notification] = await scope.registration.getNotifications()
    if (notification) scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
    for (let turn = 0; turn < 50 && asked.length === 0; turn++) await new Promise((go) => setTimeout(go, 20))
    return { asked, left: (await scope.registration.getNotifications()).length }
  })
  expect(opened?.left).toBe(0)
  await page.goto(opened?.asked[0] ?? '')
  await expect(page.getByText(say('rooms.calledOnline', { number: 1 }))).toBeVisible()
  await phone.close()
})
