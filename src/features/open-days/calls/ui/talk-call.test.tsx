import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import type { TalkCall as Shown, Signal } from '../contract.ts'
import type { Ends } from './ends.ts'
import { TalkCall } from './talk-call.tsx'

const shown: Shown = { ice_servers: [], other: null, guest: null, topic: 'call:one' }
let said: Signal[]
const ends: Ends = {
  side: 'visitor',
  find: async () => shown,
  say: async (signals) => said.push(...signals),
  hear: async () => [],
}
const button = (name: string | RegExp) => page.getByRole('button', { name })

/** What the browser answers where it is asked for devices; it is a made-up tone, or an error. */
function devicesAre(answer: (wanted: MediaStreamConstraints) => string | null) {
  const ask = vi.spyOn(navigator.mediaDevices, 'getUserMedia')
  return ask.mockImplementation(async (wanted = {}) => {
    const error = answer(wanted)
    if (error) throw new DOMException('no', error)
    return new AudioContext().createMediaStreamDestination().stream
  })
}

beforeEach(() => {
  said = []
  sessionStorage.clear()
})
afterEach(() => void vi.restoreAllMocks())

test('the browser is asked for nothing before a press, and nobody is told before one joins', async () => {
  const ask = devicesAre(() => null)
  await show(<TalkCall ends={ends} shown={{ ...shown, other: 'video' }} name="Kitchen" />)
  await expect.element(page.getByText('Kitchen is in the call')).toBeVisible()
  expect(ask).not.toHaveBeenCalled()
  await button(/voice only/).click()
  await expect.element(button('Join call')).toBeVisible()
  expect(ask.mock.calls).toEqual([[{ audio: true }]])
  expect(said).toEqual([])
  await button('Join call').click()
  await expect.poll(() => said.map(({ kind }) => kind)).toEqual(['hello'])
  await button('Leave call').click()
  await expect.poll(() => said.map(({ kind }) => kind)).toEqual(['hello', 'bye'])
  await expect.element(button(/voice only/)).toBeVisible()
})

test('a camera that another program holds is said, and one joins by voice', async () => {
  devicesAre(({ video }) => (video ? 'NotReadableError' : null))
  await show(<TalkCall ends={ends} shown={shown} name="Kitchen" />)
  await button(/camera and voice/).click()
  await expect.element(page.getByRole('alert').getByText(/Another program is using the camera/)).toBeVisible()
  await button('Join call').click()
  await expect.poll(() => said[0]).toMatchObject({ kind: 'hello', means: 'voice' })
})

test('without any device one listens, and whoever chooses to listen is asked for none', async () => {
  const ask = devicesAre(() => 'NotAllowedError')
  await show(<TalkCall ends={ends} shown={shown} name="Kitchen" />)
  await button(/camera and voice/).click()
  await expect.element(page.getByRole('alert').getByText(/Access to the microphone was blocked/)).toBeVisible()
  await button('Cancel').click()
  await button('Listen only').click()
  await expect.element(page.getByText(/^You can watch and listen/)).toBeVisible()
  expect(ask).toHaveBeenCalledTimes(2)
})

test('after a reload this tab is in the call again without a press; after leaving it is not', async () => {
  devicesAre(() => null)
  const away = await show(<TalkCall ends={ends} shown={shown} name="Kitchen" />)
  await button(/voice only/).click()
  await button('Join call').click()
  await expect.element(button('Leave call')).toBeVisible()
  await away()
  const gone = await show(<TalkCall ends={ends} shown={shown} name="Kitchen" />)
  await button('Leave call').click()
  await gone()
  await show(<TalkCall ends={ends} shown={shown} name="Kitchen" />)
  await expect.element(button(/voice only/)).toBeVisible()
})
