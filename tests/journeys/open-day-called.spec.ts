import { expect } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { anOpenDay, book, letIn } from './open-days.ts'
import { mailTo, register } from './people.ts'
import { test } from './test.ts'
import { speak } from './words.ts'

const say = speak('en')

type Shown = { title: string; tag: string; data: unknown }
/** What a service worker has about itself, as far as notifications need it. */
type Scope = {
  shown: Shown[]
  clients: object
  registration: { showNotification: (title: string, of: Omit<Shown, 'title'>) => Promise<void> }
  dispatchEvent: (event: Event) => boolean
  ExtendableEvent: new (name: string) => Event
}

/** A browser without a screen shows nothing and refuses to: what it was asked to show is kept instead. */
function watchNotifications(): void {
  const scope = self as unknown as Scope
  scope.shown = []
  scope.registration.showNotification = async (title, { tag, data }) => {
    scope.shown.push({ title, tag, data })
  }
}

/** Presses what was shown. @returns the window that is asked for */
async function pressNotification(): Promise<string | undefined> {
  const scope = self as unknown as Scope
  const opened = new Promise<string>((resolve) => {
    Object.defineProperty(scope.clients, 'openWindow', { value: async (address: string) => resolve(address) })
  })
  const event = new scope.ExtendableEvent('notificationclick')
  const notification = { close: () => undefined, data: scope.shown[0]?.data }
  scope.dispatchEvent(Object.defineProperty(event, 'notification', { value: notification }))
  return Promise.race([opened, new Promise<undefined>((go) => setTimeout(go, 2_000))])
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
  const registrationId = await known
  const worker = phone.serviceWorkers()[0] ?? (await phone.waitForEvent('serviceworker'))
  await worker.evaluate(watchNotifications)
  const { origin } = new URL(page.url())
  await tools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: text })
  const shown = () => worker.evaluate(() => (self as unknown as Scope).shown.map(({ title, tag }) => ({ title, tag })))
  await expect.poll(shown).toEqual([{ title: told.title, tag: told.tag }])
  const opened = await worker.evaluate(pressNotification)
  await page.goto(opened ?? '')
  await expect(page.getByText(say('rooms.calledOnline', { number: 1 }))).toBeVisible()
  await phone.close()
})
