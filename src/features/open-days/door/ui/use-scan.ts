import { useEffect, useRef, useState } from 'react'
import { type DeviceTrouble, devices, deviceTrouble } from '#platform/browser/device-trouble.ts'
import { makeFinder } from './find-code.ts'
import { type Held, takeCode } from './take-code.ts'

/** So wide a picture is looked at: a phone held out reads from it in some milliseconds. */
const width = 640
const every = 120

/** The camera at the back looks for codes while it is on; each code is told once, until another or none was seen for a while. */
export function useScan(isOn: boolean, onCode: (code: string) => void) {
  const view = useRef<HTMLVideoElement>(null)
  const told = useRef(onCode)
  told.current = onCode
  const [trouble, setTrouble] = useState<DeviceTrouble | null>(null)
  useEffect(() => {
    if (!isOn) return
    setTrouble(null)
    const ended = new AbortController()
    const cameras = devices()
    if (cameras === null) return setTrouble('unsafe')
    look(cameras, view, (code) => told.current(code), ended.signal).catch((error: unknown) => {
      if (!ended.signal.aborted) setTrouble(deviceTrouble(error))
    })
    return () => ended.abort()
  }, [isOn])
  return { view, trouble }
}

type View = { current: HTMLVideoElement | null }

async function look(cameras: MediaDevices, view: View, tell: (code: string) => void, ended: AbortSignal) {
  const [stream, find] = await Promise.all([
    cameras.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } } }),
    makeFinder(),
  ])
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  const { current: video } = view
  if (ended.aborted || !video) return stop()
  ended.addEventListener('abort', stop)
  video.srcObject = stream
  await video.play()
  const canvas = document.createElement('canvas')
  let held: Held | null = null
  while (!ended.aborted) {
    if (video.videoWidth > 0) {
      canvas.width = width
      canvas.height = Math.round((video.videoHeight / video.videoWidth) * width)
      canvas.getContext('2d', { willReadFrequently: true })?.drawImage(video, 0, 0, canvas.width, canvas.height)
      const seen = takeCode(held, await find(canvas), performance.now())
      held = seen.held
      if (seen.code && !ended.aborted) tell(seen.code)
    }
    await new Promise((resolve) => setTimeout(resolve, every))
  }
}
