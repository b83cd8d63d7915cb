import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { send } from '#platform/browser/call.ts'
import { offline, Problem } from '#platform/browser/problem.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { editJob, previewJob, saveJob, startJob } from '../../contract.ts'
import { isSavable, type JobValues, toFields } from './job-values.ts'
import { keepHere, letGo } from './kept-here.ts'

export type Draft = Gives<typeof editJob>['data']
type State = 'idle' | 'saving' | 'saved' | 'kept' | 'failed'

/** So long after the last change a job is saved, in ms. */
const pause = 900

/** What somebody else did meanwhile: who, and what of it, where it is known. */
export type Conflict = { by: string[]; changes: { field: string; from: string; to: string }[] }
const stopping = new Set(['changed_meanwhile', 'job_state', 'edit_in_review'])
const conflictOf = ({ facts }: Problem): Conflict => ({
  by: (facts.by as string[] | undefined) ?? [],
  changes: (facts.changes as Conflict['changes'] | undefined) ?? [],
})

/**
 * Saves a job by itself while it is written; the first save makes the draft. When somebody else saved meanwhile it stops
 * and nothing is overwritten.
 */
export function useAutosave(first: Draft | null, values: JobValues) {
  const [draft, setDraft] = useState(first)
  const [state, setState] = useState<State>('idle')
  const [at, setAt] = useState<Date>()
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  // what the server has; compared by identity, since every change makes new values
  const saved = useRef(values)
  const running = useRef<Promise<Draft | null> | null>(null)
  const newest = useRef({ values, draft })
  const isHere = useIsHere()
  useEffect(() => {
    newest.current.values = values
  }, [values])

  const store = async (): Promise<Draft | null> => {
    const { values: now, draft: known } = newest.current
    setState('saving')
    try {
      const fields = toFields(now)
      const { data } = known
        ? await send(saveJob, { job: known.id, version: known.version, ...fields })
        : await send(startJob, fields)
      newest.current.draft = data
      saved.current = now
      setDraft(data)
      setProblem(null)
      setState('saved')
      setAt(new Date())
      letGo(known?.id ?? null)
      // the address names the draft from now on; a navigation would draw the form anew under one's hands
      if (!known && isHere.current) history.replaceState(history.state, '', `/page/jobs/${data.id}`)
      refreshCall(editJob)
      refreshCall(previewJob)
      return data
    } catch (error) {
      const failed = error instanceof Problem ? error : offline()
      keepHere(known?.id ?? null, known?.version ?? null, now)
      if (stopping.has(failed.code)) setConflict(conflictOf(failed))
      setProblem(failed)
      setState(failed.status === 0 ? 'kept' : 'failed')
      return null
    }
  }

  /** Saves now what is not saved; null when it could not be. */
  const flush = async (): Promise<Draft | null> => {
    // several may have waited for one: the first of them to go on saves, the others wait again
    while (running.current) await running.current
    if (saved.current === newest.current.values && newest.current.draft) return newest.current.draft
    if (conflict || !isSavable(newest.current.values)) return null
    running.current = store().finally(() => {
      running.current = null
    })
    return running.current
  }

  const flushNow = () => void flush()
  const flushLater = useEffectEvent(flushNow)
  useEffect(() => {
    if (saved.current === values) return
    const clock = setTimeout(flushLater, pause)
    return () => clearTimeout(clock)
  }, [values])
  useEffect(() => {
    addEventListener('online', flushLater)
    return () => removeEventListener('online', flushLater)
  }, [])

  useLeaving(flushNow, () => saved.current === newest.current.values || !isSavable(newest.current.values))
  return { draft, state, at, conflict, problem, flush, isBusy: () => running.current !== null }
}

/** Whether the screen is still shown when an answer comes. */
function useIsHere() {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}

/** Going to another screen does not wait for the pause; closing the tab over what is not safe is asked about. */
function useLeaving(flush: () => void, isSafe: () => boolean): void {
  const leave = useEffectEvent(flush)
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!isSafe()) event.preventDefault()
  })
  useEffect(() => {
    const close = (event: BeforeUnloadEvent) => warn(event)
    addEventListener('beforeunload', close)
    return () => {
      removeEventListener('beforeunload', close)
      leave()
    }
  }, [])
}
