import { useEffect, useState } from 'react'
import type { CvSection } from '#libraries/cv-content/content-contract.ts'
import type { CvLook, PrintMode, Redaction } from '#libraries/cv-content/look-contract.ts'

/** A look while it is chosen, and what the preview asks for a moment later. */
export function useLook(first: CvLook, redaction: Redaction) {
  const [chosen, setChosen] = useState({ look: first, redaction, mode: 'reformat' as PrintMode })
  const settled = useSettled(chosen)
  return {
    ...chosen,
    set: (change: Partial<CvLook>) => setChosen({ ...chosen, look: { ...chosen.look, ...change } }),
    setRedaction: (next: Redaction) => setChosen({ ...chosen, redaction: next }),
    change: (look: CvLook) => setChosen({ ...chosen, look }),
    setMode: (mode: PrintMode) => setChosen({ ...chosen, mode }),
    show: (section: CvSection, shown: boolean) => {
      const hidden = chosen.look.hidden.filter((one) => one !== section)
      setChosen({ ...chosen, look: { ...chosen.look, hidden: shown ? hidden : [...hidden, section] } })
    },
    query: queryOf(settled),
  }
}

export type OpenLook = ReturnType<typeof useLook>

function queryOf({ look, redaction, mode }: { look: CvLook; redaction: Redaction; mode: PrintMode }) {
  const { template, language, paper, accent, photo, hidden, order } = look
  return {
    template,
    language,
    paper,
    accent: accent ?? '',
    photo,
    hidden: hidden.join(','),
    sequence: order.join(','),
    redaction,
    mode,
  }
}

const pause = 300

/** A value that has not changed for a moment: nobody wants every look on the way to the one that is meant. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const clock = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(clock)
  }, [value])
  return settled
}
