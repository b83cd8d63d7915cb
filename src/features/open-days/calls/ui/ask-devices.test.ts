import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askDevices } from './ask-devices.ts'

/** A browser whose devices fail with these errors; what it was asked for is noted. */
function aBrowser({ camera, microphone }: { camera?: string; microphone?: string }) {
  const asked: string[] = []
  const getUserMedia = async (wanted: MediaStreamConstraints = {}) => {
    asked.push(Object.keys(wanted).sort().join(' '))
    const name = (wanted.video && camera) || microphone
    if (name) throw Object.assign(new Error(name), { name })
    return { id: asked.at(-1) } as MediaStream
  }
  return { asked, devices: { getUserMedia } }
}

test('nothing is asked of the browser by whoever only listens', async () => {
  const { asked, devices } = aBrowser({})
  assert.deepEqual(await askDevices('listen', devices), {
    ...{ means: 'listen', stream: null, camera: null, microphone: null },
  })
  assert.deepEqual(asked, [])
})

test('without a camera the voice goes on, and why is known', async () => {
  for (const [name, why] of Object.entries({
    NotAllowedError: 'refused',
    NotFoundError: 'none',
    OverconstrainedError: 'none',
    NotReadableError: 'taken',
    TypeError: 'failed',
  })) {
    const { asked, devices } = aBrowser({ camera: name })
    const { means, camera, microphone } = await askDevices('video', devices)
    assert.deepEqual([means, camera, microphone], ['voice', why, null], name)
    assert.deepEqual(asked, ['audio video', 'audio'])
  }
})

test('voice alone asks for no camera; without a microphone one listens', async () => {
  const fine = aBrowser({})
  assert.equal((await askDevices('voice', fine.devices)).means, 'voice')
  assert.deepEqual(fine.asked, ['audio'])
  const mute = aBrowser({ microphone: 'NotFoundError' })
  const { means, camera, microphone } = await askDevices('voice', mute.devices)
  assert.deepEqual([means, camera, microphone], ['listen', null, 'none'])
  assert.equal((await askDevices('video', null)).microphone, 'unsafe')
})
