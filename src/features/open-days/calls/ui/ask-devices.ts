import { type DeviceTrouble, deviceTrouble } from '#platform/browser/device-trouble.ts'
import type { CallMeans } from '../rules.ts'

export type Chosen = { camera?: string; microphone?: string }
export type Asked = {
  means: CallMeans
  stream: MediaStream | null
  camera: DeviceTrouble | null
  microphone: DeviceTrouble | null
}
type Got = { stream: MediaStream } | { trouble: DeviceTrouble }
type Devices = Pick<MediaDevices, 'getUserMedia'>

const picture = { width: { ideal: 640 }, height: { ideal: 480 }, facingMode: 'user' }
/** Asks the browser for what somebody wants to join with, and for less where that is not to be had: voice, then nothing. */
export async function askDevices(
  wanted: CallMeans,
  devices: Devices | null,
  { camera, microphone }: Chosen = {},
): Promise<Asked> {
  const none = { means: 'listen', stream: null, camera: null, microphone: null } as const
  if (wanted === 'listen') return none
  // browsers show devices only to pages that came over https
  if (!devices) return { ...none, microphone: 'unsafe' }
  const audio = microphone ? { deviceId: { ideal: microphone } } : true
  const video = { ...picture, ...(camera && { deviceId: { ideal: camera } }) }
  const both = wanted === 'video' ? await ask(devices, { audio, video }) : null
  if (both && 'stream' in both) return { ...none, means: 'video', stream: both.stream }
  const voice = await ask(devices, { audio })
  if ('stream' in voice) return { ...none, means: 'voice', stream: voice.stream, camera: both?.trouble ?? null }
  return { ...none, microphone: voice.trouble }
}

/** The camera alone, turned on during a call. */
export const askCamera = (devices: Devices | null): Promise<Got> =>
  devices ? ask(devices, { video: picture }) : Promise.resolve({ trouble: 'unsafe' })

async function ask(devices: Devices, wanted: MediaStreamConstraints): Promise<Got> {
  try {
    return { stream: await devices.getUserMedia(wanted) }
  } catch (error) {
    return { trouble: deviceTrouble(error) }
  }
}

/** Lets a camera and a microphone go: their lamps are off. */
export function stop(stream: MediaStream | null | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
