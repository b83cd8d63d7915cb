import { useCallback, useMemo, useRef, useState } from 'react'

const tones = [660, 880]
const eachSeconds = 0.18

/** Two short tones; browsers let a page sound only once somebody pressed something on it. */
export function useChime() {
  const sound = useRef<AudioContext | null>(null)
  const [isOn, setOn] = useState(false)
  const ring = useCallback(() => {
    const context = sound.current
    if (!context) return
    tones.forEach((frequency, at) => {
      const [tone, volume] = [context.createOscillator(), context.createGain()]
      const from = context.currentTime + at * eachSeconds
      tone.frequency.value = frequency
      volume.gain.setValueAtTime(0.25, from)
      volume.gain.exponentialRampToValueAtTime(0.001, from + eachSeconds)
      tone.connect(volume).connect(context.destination)
      tone.start(from)
      tone.stop(from + eachSeconds)
    })
  }, [])
  const toggle = useCallback(() => {
    if (sound.current) void sound.current.close()
    sound.current = sound.current ? null : new AudioContext()
    setOn(sound.current !== null)
    ring()
  }, [ring])
  return useMemo(() => ({ isOn, ring, toggle }), [isOn, ring, toggle])
}
