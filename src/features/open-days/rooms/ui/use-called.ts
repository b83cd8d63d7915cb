import { useEffect } from 'react'
import { useChime } from './use-chime.ts'

/** A phone in a pocket is heard again, in ms; so many times, or until its page is looked at. */
const again = 5_000
const times = 6

/** Sounds when a desk calls, once a press allowed it; in front of somebody's eyes once, else a few times. */
export function useCalled(isCalled: boolean) {
  const chime = useChime()
  const { isOn, ring } = chime
  useEffect(() => {
    if (!isCalled || !isOn) return
    let left = times
    const call = () => {
      ring()
      navigator.vibrate?.([200, 100, 200])
      left = document.hidden ? left - 1 : 0
      if (left <= 0) clearInterval(timer)
    }
    const timer = setInterval(call, again)
    call()
    return () => clearInterval(timer)
  }, [isCalled, isOn, ring])
  return chime
}
