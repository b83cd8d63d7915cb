import { expect, type Page } from '@playwright/test'
import { renderSVG } from 'uqr'
import { expectNoViolations } from './axe.ts'
import { anEmployer, signInAsAdmin } from './people.ts'
import { test } from './test.ts'
import { speak } from './words.ts'

const say = speak('en')
const inDays = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10)

type Draft = { data: { id: string } }
type Booked = { data: { visit: string; key: string } }

/** Lets the camera of a page see a ticket as a phone shows it: small, and a little turned. */
const showTicket = (page: Page, address: string) =>
  page.addInitScript(`{
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 1280, height: 720 })
    const paper = canvas.getContext('2d')
    const ticket = new Image()
    globalThis.heldUp = (address) => void (ticket.src = address)
    ticket.src = ${JSON.stringify(address)}
    const draw = () => {
      paper.setTransform(1, 0, 0, 1, 0, 0)
      paper.fillStyle = '#8a8a8a'
      paper.fillRect(0, 0, 1280, 720)
      paper.translate(640, 360)
      paper.rotate(0.2)
      if (ticket.complete && ticket.naturalWidth > 0) paper.drawImage(ticket, -130, -130, 260, 260)
      requestAnimationFrame(draw)
    }
    draw()
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(15)
  }`)

test('the camera of the door reads a ticket and lets its person in, once', async ({ page, context }) => {
  const employer = await anEmployer(`Camera ${Date.now()}`)
  const date = inDays(12)
  const { data: day } = await employer.post<Draft>('/page/open-days', {
    ...{ language: 'en', texts: [{ language: 'en', title: `Camera ${Date.now()}` }], time_zone: 'Asia/Dubai' },
    ...{ dates: [date], country_id: 5, way: 'online', slot_minutes: 30 },
    desks: [
      {
        ...{ id: crypto.randomUUID(), name: 'Kitchen', way: 'online', languages: ['en'] },
        hours: { [date]: `${'.'.repeat(20)}oo${'.'.repeat(26)}` },
      },
    ],
  })
  await employer.post(`/page/open-days/${day.id}/moves`, { move: 'submit' })
  const staff = await signInAsAdmin()
  await staff.post(`/admin/open-days/${day.id}/decision`, { move: 'approve' })
  const answer = await context.request.post(`/api/open-days/${day.id}/visits`, {
    data: { name: 'Samir Haddad', email: `camera.${Date.now()}@example.com`, lang: 'en', date, half: 20, team: 1 },
  })
  const { data: booked } = (await answer.json()) as Booked
  await employer.enter(context)
  await showTicket(page, `/api/visit-links/${booked.key}/${booked.visit}/qr`)
  await page.goto(`/page/open-days/${day.id}/door`)
  await page.getByRole('button', { name: say('door.scan.start') }).click()
  await expect(page.getByText(say('door.done', { name: 'Samir Haddad' })).last()).toBeVisible()
  await expect(page.getByText(say('door.inside', { count: 1 })).first()).toBeVisible()
  await expectNoViolations(page)

  // of another day, and what is no ticket at all
  const hold = (words: string) =>
    page.evaluate(`heldUp(${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(renderSVG(words))}`)})`)
  await hold('abcd2345')
  await expect(page.getByText(say('door.unknown')).last()).toBeVisible()
  await hold('https://menu.example/lunch')
  await expect(page.getByText(say('door.notTicket')).last()).toBeVisible()
  await expect(page.getByText(say('door.inside', { count: 1 })).first()).toBeVisible()
  await page.getByRole('button', { name: say('door.scan.stop') }).click()
  await expect(page.getByLabel(say('door.scan.label')).locator('video')).toHaveCount(0)
})
