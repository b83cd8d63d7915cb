import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTool } from '#platform/browser/lazy-tool.ts'

const steps = () => import('./tour-steps.tsx')
const key = 'tour_seen'

/** Shows a newcomer round the workspace, once; `?tour=1` shows it again. Without its file the workspace is as ever. */
export function Tour() {
  const [search, setSearch] = useSearchParams()
  const [isWanted, want] = useState(false)
  const { tool } = useTool('tour', steps, isWanted)
  const isAsked = search.has('tour')
  // whoever came for a list is not shown round: what is pointed at may be out of sight there
  const isForList = search.has('due')
  useEffect(() => {
    if (isAsked || !(isForList || isSeen())) want(true)
  }, [isAsked, isForList])
  if (!isWanted || !tool || isForList) return null
  return <tool.default onEnd={end} />

  function end() {
    want(false)
    remember()
    if (isAsked) setSearch({}, { replace: true, preventScrollReset: true })
  }
}

/** Where a browser keeps nothing, nobody is shown round at every visit. */
function isSeen(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return true
  }
}

function remember(): void {
  try {
    localStorage.setItem(key, '1')
  } catch {}
}
