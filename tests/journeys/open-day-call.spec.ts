import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { anOpenDay, book, letIn } from './open-days.ts'
import { test } from './test.ts'
import { speak } from './words.ts'

const say = speak('en')

test.slow()

type Flow = { frames: number; packets: number }

/** Notes every connection a page makes, so that what flows can be counted. */
const noteConnections = `{
  const Real = RTCPeerConnection
  window.connections = []
  window.RTCPeerConnection = class extends Real {
    constructor(...given) { super(...given); window.connections.push(this) }
  }
}`

/** What came in by the last connection that is still open. */
const flowOf = (page: Page): Promise<Flow> =>
  page.evaluate(async () => {
    const { connections = [] } = window as unknown as { connections?: RTCPeerConnection[] }
    const flow = { frames: 0, packets: 0 }
    const open = connections.findLast(({ connectionState }) => connectionState === 'connected')
    const all = (await open?.getStats()) as unknown as Map<string, RTCInboundRtpStreamStats> | undefined
    for (const [, one] of all ?? []) {
      if (one.type !== 'inbound-rtp') continue
      if (one.kind === 'video') flow.frames = one.framesDecoded ?? 0
      if (one.kind === 'audio') flow.packets = one.packetsReceived ?? 0
    }
    return flow
  })

/** How many frames came in by each connection that is open now, by its place among all that were made. */
const framesOfEach = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(async () => {
    const { connections = [] } = window as unknown as { connections?: RTCPeerConnection[] }
    const each: Record<string, number> = {}
    for (const [at, one] of connections.entries()) {
      if (one.connectionState !== 'connected') continue
      each[at] = 0
      for (const [, stat] of (await one.getStats()) as unknown as Map<string, RTCInboundRtpStreamStats>)
        if (stat.type === 'inbound-rtp' && stat.kind === 'video') each[at] = stat.framesDecoded ?? 0
    }
    return each
  })

/** Waits until pictures come in from so many others and from no more, and go on coming. */
async function expectPictures(page: Page, count: number): Promise<void> {
  const first: Record<string, number> = {}
  await expect
    .poll(
      async () => {
        const each = Object.entries(await framesOfEach(page))
        // one that takes the place of another is counted from its own first frame
        for (const [at, frames] of each) first[at] ??= frames
        return each.map(([at, frames]) => frames > (first[at] ?? 0) + 5)
      },
      // six pictures are drawn and read by one machine
      { timeout: 60_000 },
    )
    .toEqual(Array(count).fill(true))
}

/** Holds the picture of a page back on its way, as a line that is too thin does. */
const letPictureThrough = (page: Page, active: boolean): Promise<void> =>
  page.evaluate(async (isActive) => {
    const { connections = [] } = window as unknown as { connections?: RTCPeerConnection[] }
    for (const sender of connections.at(-1)?.getSenders() ?? []) {
      const how = sender.getParameters()
      for (const encoding of how.encodings) encoding.active = isActive
      if (sender.track?.kind === 'video') await sender.setParameters(how)
    }
  }, active)

/** Waits until pictures or voice come in, and go on coming. */
async function expectFlow(page: Page, what: keyof Flow): Promise<void> {
  const { [what]: before } = await flowOf(page)
  await expect.poll(async () => (await flowOf(page))[what]).toBeGreaterThan(before + 5)
}

test('a desk and a visitor without an account talk by picture, through reloads, and by voice alone', async ({
  page,
  browser,
  context,
}, { project }) => {
  test.skip(project.name !== 'desktop')
  const day = await anOpenDay('Call')
  const { employer } = day
  const booked = await book(context.request, day, 'Samir Haddad')
  await letIn(day, booked.visit)

  const work = await browser.newContext({ locale: 'en' })
  for (const one of [context, work]) await one.addInitScript(noteConnections)
  await employer.enter(work)
  const desk = await work.newPage()
  await desk.goto(`/page/open-days/${day.id}/desks/${day.desks[0]}`)
  await page.goto(`/openday-room/${booked.key}`)
  await desk.getByRole('button', { name: say('rooms.call') }).click()
  await expect(page.getByText(say('rooms.calledOnline', { number: 1 }))).toBeVisible()

  // the desk sees and hears itself first, and waits
  await desk.getByRole('button', { name: say('calls.means.video') }).click()
  await expect(desk.getByLabel(say('calls.own'))).toBeVisible()
  await expect(desk.getByRole('meter', { name: say('calls.level') })).toBeVisible()
  await expectNoViolations(desk, { where: 'the look before the call' })
  await desk.getByRole('button', { name: say('calls.join') }).click()
  await expect(desk.getByText(say('calls.line.waiting', { name: 'Samir Haddad' }))).toBeVisible()

  // the visitor is told, without having been asked for anything
  await expect(page.getByText(say('calls.otherIsIn', { name: 'Kitchen' }))).toBeVisible()
  await expect(page.getByText(say('calls.notRecorded'))).toBeVisible()
  await expectNoViolations(page, { where: 'the choice' })
  await page.getByRole('button', { name: say('calls.means.video') }).click()
  await page.getByRole('button', { name: say('calls.join') }).click()
  await expect(page.getByText(say('calls.line.open', { name: 'Kitchen' }))).toBeVisible()
  for (const one of [desk, page]) await expectFlow(one, 'frames')
  await expect(page.getByLabel(say('calls.picture', { name: 'Kitchen' }))).toBeVisible()
  for (const one of [desk, page]) await expectNoViolations(one, { where: 'in the call' })

  // either side reloads: it is in the call again, without a press
  for (const one of [page, desk]) {
    await one.reload()
    await expect(one.getByRole('button', { name: say('calls.leave') })).toBeVisible()
    for (const each of [desk, page]) await expectFlow(each, 'frames')
  }

  // a camera is turned off: the voice goes on, the other side sees a name
  await page.getByRole('button', { name: say('calls.cameraOff') }).click()
  await expect(desk.getByLabel(say('calls.picture', { name: 'Samir Haddad' }))).toHaveCount(0)
  await expectFlow(desk, 'packets')
  await expectFlow(page, 'frames')
  await page.getByRole('button', { name: say('calls.mute') }).click()
  await expect(desk.getByText(say('calls.otherSilent', { name: 'Samir Haddad' }))).toBeVisible()
  await page.getByRole('button', { name: say('calls.unmute') }).click()
  await page.getByRole('button', { name: say('calls.cameraOn') }).click()
  await expect(desk.getByLabel(say('calls.picture', { name: 'Samir Haddad' }))).toBeVisible()
  await expectFlow(desk, 'frames')

  // a picture that no longer comes through gives way to the voice, and is back when it comes again
  await letPictureThrough(page, false)
  await expect(desk.getByText(say('calls.pictureLost'))).toBeVisible()
  await expectFlow(desk, 'packets')
  await letPictureThrough(page, true)
  await expect(desk.getByLabel(say('calls.picture', { name: 'Samir Haddad' }))).toBeVisible()

  // what is easier written is written, and seen at once
  await page.getByRole('textbox', { name: say('calls.texts.write', { name: 'Kitchen' }) }).fill('+971 50 000 00 00')
  const written = (one: Page) => one.getByRole('region', { name: say('calls.texts.title') })
  await written(page)
    .getByRole('button', { name: say('lobby.send') })
    .click()
  await expect(written(desk).getByRole('log')).toContainText('+971 50 000 00 00')
  await written(desk).getByRole('textbox').fill('Thank you, Samir')
  await written(desk)
    .getByRole('button', { name: say('lobby.send') })
    .click()
  await expect(written(page).getByRole('log')).toContainText('Thank you, Samir')
  for (const one of [desk, page]) await expectNoViolations(one, { where: 'in writing' })

  // it had begun once both were in; it ends, and with it the call of both
  await expect(desk.getByRole('button', { name: say('rooms.begin') })).toHaveCount(0)
  await expectFlow(desk, 'packets')
  await desk.getByRole('button', { name: say('rooms.finish') }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('combobox', { name: say('rooms.outcome') }).selectOption('shortlisted')
  await dialog.getByRole('button', { name: say('rooms.save') }).click()
  await expect(desk.getByText(say('rooms.free'))).toBeVisible()
  await expect(page.getByText(say('rooms.told.shortlisted'))).toBeVisible()
  for (const one of [desk, page]) {
    await expect(one.getByRole('button', { name: say('calls.leave') })).toHaveCount(0)
    await expect.poll(() => flowOf(one)).toEqual({ frames: 0, packets: 0 })
  }
  await work.close()
})

test('an interpreter comes into a running call by a link once the visitor agrees, all three see each other, and goes when the yes is taken back', async ({
  page,
  browser,
  context,
}, { project }) => {
  test.skip(project.name !== 'desktop')
  const day = await anOpenDay('Three')
  const booked = await book(context.request, day, 'Samir Haddad')
  await letIn(day, booked.visit)
  const [work, outside] = [await browser.newContext({ locale: 'en' }), await browser.newContext({ locale: 'en' })]
  for (const one of [context, work, outside]) await one.addInitScript(noteConnections)
  await day.employer.enter(work)
  const [desk, third] = [await work.newPage(), await outside.newPage()]
  await desk.goto(`/page/open-days/${day.id}/desks/${day.desks[0]}`)
  await page.goto(`/openday-room/${booked.key}`)
  await desk.getByRole('button', { name: say('rooms.call') }).click()
  const join = async (one: Page) => {
    await one.getByRole('button', { name: say('calls.means.video') }).click()
    await one.getByRole('button', { name: say('calls.join') }).click()
  }
  await join(desk)
  await join(page)
  for (const one of [desk, page]) await expectPictures(one, 1)

  // the desk asks, the visitor is told who
  await desk.getByRole('button', { name: say('calls.guest.invite') }).click()
  const dialog = desk.getByRole('dialog')
  // by its words, as a person does: the press waits until the sheet has come up and stands still
  await dialog.getByText(say('calls.guest.roles.interpreter')).click()
  await expect(dialog.getByRole('radio', { name: say('calls.guest.roles.interpreter') })).toBeChecked()
  await dialog.getByRole('textbox', { name: say('calls.guest.name') }).fill('Hala Mansour')
  await expectNoViolations(desk, { where: 'the question' })
  await dialog.getByRole('button', { name: say('calls.guest.ask') }).click()
  const url = (await desk.getByText('/open-day-call/').textContent()) ?? ''
  await third.goto(new URL(url.slice(url.indexOf('http'))).pathname)
  await expect(third.getByText(say('calls.guest.waits', { visitor: 'Samir' }))).toBeVisible()
  await expect(third.getByRole('button', { name: say('calls.means.video') })).toHaveCount(0)
  await expectNoViolations(third, { where: 'before the yes' })
  const asks = say('calls.guest.asks.interpreter', { name: 'Kitchen', who: 'Hala Mansour' })
  await expect(page.getByText(asks)).toBeVisible()
  await expectNoViolations(page, { where: 'asked' })
  await page.getByRole('button', { name: say('calls.guest.agree') }).click()
  await join(third)
  for (const one of [desk, page, third]) await expectPictures(one, 2)
  await expect(page.getByLabel(say('calls.picture', { name: 'Hala Mansour' }))).toBeVisible()
  for (const one of [desk, page, third]) await expectNoViolations(one, { where: 'three in the call' })

  // what is written is read by all three
  const written = (one: Page) => one.getByRole('region', { name: say('calls.texts.title') })
  await written(third).getByRole('textbox').fill('Good morning from both')
  await written(third)
    .getByRole('button', { name: say('lobby.send') })
    .click()
  for (const one of [desk, page]) await expect(written(one).getByRole('log')).toContainText('Good morning from both')
  await expect(page.getByText(say('calls.texts.helpThree', { who: 'Hala Mansour' }))).toBeVisible()

  // a reload of one leaves the other two talking, and brings the third line back
  await page.reload()
  for (const one of [desk, page, third]) await expectPictures(one, 2)

  // the yes is taken back: two go on
  await page.getByRole('button', { name: say('calls.guest.takeBack') }).click()
  for (const one of [desk, page]) await expectPictures(one, 1)
  await expect(third.getByRole('button', { name: say('calls.leave') })).toHaveCount(0)
  await expect.poll(() => framesOfEach(third)).toEqual({})
  await work.close()
  await outside.close()
})
