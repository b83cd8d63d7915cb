import { useEffect, useRef, useState } from 'react'
import { devices } from '#platform/browser/device-trouble.ts'
import type { CallMeans } from '../rules.ts'
import { type Asked, askDevices, type Chosen, stop } from './ask-devices.ts'

/** Camera and microphone of this screen: asked for by a press, let go at the end. */
export function useMedia() {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [there, setThere] = useState<MediaDeviceInfo[]>([])
  const held = useRef<MediaStream | null>(null)
  const turn = useRef(0)
  useEffect(
    () => () => {
      turn.current++
      stop(held.current)
    },
    [],
  )
  return {
    asked,
    cameras: there.filter(({ kind }) => kind === 'videoinput'),
    microphones: there.filter(({ kind }) => kind === 'audioinput'),
    /** @returns whether this is still what is wanted */
    async ask(means: CallMeans, chosen: Chosen = {}): Promise<boolean> {
      const mine = ++turn.current
      // one camera at a time: many machines give it to nobody twice
      stop(held.current)
      const got = await askDevices(means, devices(), chosen)
      if (mine !== turn.current) {
        stop(got.stream)
        return false
      }
      held.current = got.stream
      setAsked(got)
      if (got.stream) void devices()?.enumerateDevices().then(setThere)
      return true
    },
    letGo() {
      turn.current++
      stop(held.current)
      held.current = null
      setAsked(null)
    },
  }
}
