import { useState } from 'react'
import type { Problem } from '#platform/browser/problem.ts'
import { useUnsaved } from '#platform/browser/use-unsaved.ts'

/** The version that is written on, whether something is unsaved, and whether somebody else saved meanwhile. */
export function useVersion(first: number, problem: Problem | null) {
  const [version, setVersion] = useState(first)
  const [dirty, setDirty] = useState(false)
  const [at, setAt] = useState<Date>()
  useUnsaved(dirty)
  return {
    version,
    dirty,
    at,
    conflict: problem?.code === 'changed_meanwhile',
    touch: () => setDirty(true),
    saved(next: number) {
      setVersion(next)
      setDirty(false)
      setAt(new Date())
    },
  }
}
