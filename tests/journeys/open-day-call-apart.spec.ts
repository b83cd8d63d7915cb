import { expect } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { anOpenDay, book, letIn } from './open-days.ts'
import { mailTo, register } from './people.ts'
import { test } from './test.ts'
import { speak } from './words.ts'

const say = speak('en')

test.slow()

/** Lets no address of a network through: two browsers behind walls that never find a line. */
const blockLine = `{
  const Real = RTCPeerConnection
  const bare = ({ type, sdp }) => ({ type, sdp: sdp.split('\\r\\n').filter((line) => !line.startsWith('a=candidate')).join('\\r\\n') })
  window.RTCPeerConnection = class extends Real {
    async addIceCandidate() {}
    setRemoteDescription(said) { return super.setRemoteDescription(bare(said)) }
  }
}`

test('where no line is found both are told that they can write', async ({ page, browser, context }, { project }) => {
  test.skip(project.name !== 'desktop')
  const day = await anOpenDay('Walls')
  const booked = await book(context.request, day, 'Samir Haddad')
  await letIn(day, booked.visit)
  const work = await browser.newContext({ locale: 'en' })
  for (const one of [context, work]) await one.addInitScript(blockLine)
  await day.employer.enter(work)
  const desk = await work.newPage()
  await desk.goto(`/page/open-days/${day.id}/desks/${day.desks[0]}`)
  await page.goto(`/openday-room/${booked.key}`)
  await desk.getByRole('button', { name: say('rooms.call') }).click()
  for (const one of [desk, page]) {
    await one.getByRole('button', { name: say('calls.means.voice') }).click()
    await one.getByRole('button', { name: say('calls.join') }).click()
  }
  for (const one of [desk, page]) {
    await expect(one.getByText(say('calls.slow'))).toBeVisible({ timeout: 25_000 })
    await expect(one.getByRole('region', { name: say('calls.texts.title') }).getByRole('textbox')).toBeVisible()
  }
  await expectNoViolations(page, { where: 'without a line' })
  await work.close()
})

test('a colleague whom the desk took out of a call asks to come in again, and is in once desk and visitor agreed', async ({
  page,
  browser,
  context,
}, { project }) => {
  test.skip(project.name !== 'desktop')
  const day = await anOpenDay('Back in')
  const booked = await book(context.request, day, 'Samir Haddad')
  await letIn(day, booked.visit)
  const colleague = await register('employer', { name: 'Rana Saleh' })
  await day.employer.post('/page/invitations', { email: colleague.email, role: 'recruiter' })
  const { text } = await mailTo(colleague.email, /\/join\//)
  await colleague.post(`/page-invitations/${/\/join\/([\w-]+)/.exec(text)?.[1]}`, {})
  const [work, other] = [await browser.newContext({ locale: 'en' }), await browser.newContext({ locale: 'en' })]
  await day.employer.enter(work)
  await colleague.enter(other)
  const [desk, third] = [await work.newPage(), await other.newPage()]
  await desk.goto(`/page/open-days/${day.id}/desks/${day.desks[0]}`)
  await page.goto(`/openday-room/${booked.key}`)
  await desk.getByRole('button', { name: say('rooms.call') }).click()
  await desk.getByRole('button', { name: say('calls.guest.invite') }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('combobox', { name: say('calls.guest.colleague') }).selectOption({ label: 'Rana Saleh' })
  await dialog.getByRole('button', { name: say('calls.guest.ask') }).click()
  const agree = () => page.getByRole('button', { name: say('calls.guest.agree') }).click()
  await agree()
  await third.goto(`/page/open-days/${day.id}/hall`)
  await third.getByRole('link', { name: say('calls.guest.open') }).click()
  const choice = third.getByRole('button', { name: say('calls.means.voice') })
  await expect(choice).toBeVisible()
  await desk.getByRole('button', { name: say('calls.guest.end') }).click()
  await expect(third.getByText(say('calls.guest.tookYouOut'))).toBeVisible()
  await expect(choice).toHaveCount(0)
  await expectNoViolations(third, { where: 'taken out' })
  await third.getByRole('button', { name: say('calls.guest.knock') }).click()
  await expect(third.getByText(say('calls.guest.youKnock'))).toBeVisible()
  const again = desk.getByRole('button', { name: say('calls.guest.again', { who: 'Rana Saleh' }) })
  await expect(desk.getByText(say('calls.guest.states.knocking', { who: 'Rana Saleh' }))).toBeVisible({
    timeout: 15_000,
  })
  await expectNoViolations(desk, { where: 'somebody knocks' })
  await again.click()
  await agree()
  await expect(choice).toBeVisible()
  await Promise.all([work.close(), other.close()])
})
