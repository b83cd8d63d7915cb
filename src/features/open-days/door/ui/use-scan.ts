import { useEffect, useRef, useState } from 'react'
import { makeFinder } from './find-code.ts'
import { type Held, takeCode } from './take-code.ts'

/** So wide a picture is looked at: a phone held out reads from it in some milliseconds. */
const width = 640
const every = 120

export type ScanTrouble = 'refused' | 'none' | 'taken' | 'unsafe' | 'failed'
const unsafe = 'InsecureError'
const troubles: Record<string, ScanTrouble> = {
  ...{ NotAllowedError: 'refused', SecurityError: 'refused', NotFoundError: 'none', OverconstrainedError: 'none' },
  ...{ NotReadableError: 'taken', AbortError: 'taken', [unsafe]: 'unsafe' },
}

/** The camera at the back looks for codes while it is on; each code is told once, until another or none was seen for a while. */
export function useScan(isOn: boolean, onCode: (code: string) => void) {
  const view = useRef<HTMLVideoElement>(null)
  const told = useRef(onCode)
  told.current = onCode
  const [trouble, setTrouble] = useState<ScanTrouble | null>(null)
  useEffect(() => {
    if (!isOn) return
    setTrouble(null)
    const ended = new AbortController()
    look(view, (code) => told.current(code), ended.signal).catch((error: DOMException) => {
      if (!ended.signal.aborted) setTrouble(troubles[error.name] ?? 'failed')
    })
    return () => ended.abort()
  }, [isOn])
  return { view, trouble }
}

async function look(view: { current: HTMLVideoElement | null }, tell: (code: string) => void, ended: AbortSignal) {
  // browsers show a camera only to pages that came over https
  if (!navigator.mediaDevices) throw new DOMException('', unsafe)
  const [stream, find] = await Promise.all([
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } } }),
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
