import { useEffect, useState } from 'react'

const pause = 200

/** What is written, once nothing was written for a moment: so that not every letter asks the server. */
export function useSettled(text: string): string {
  const [settled, settle] = useState(text)
  useEffect(() => {
    const clock = setTimeout(() => settle(text), pause)
    return () => clearTimeout(clock)
  }, [text])
  return settled
}
