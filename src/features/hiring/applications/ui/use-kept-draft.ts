import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { send } from '#platform/browser/call.ts'
import { Problem } from '#platform/browser/problem.ts'
import { saveDraft } from '../draft-contract.ts'
import type { Values } from './use-apply.ts'

type State = 'idle' | 'saving' | 'saved' | 'kept' | 'failed'
type Options = {
  job: string
  values: Values
  /** Where the form keeps them on this device until they are safe. */
  localKey: string
  /** Guests have nobody to keep it for. */
  enabled: boolean
}

/** So long after the last change it is saved, in ms. */
const pause = 800
/** Nothing is left to keep: it was sent, or the job has closed. */
const over = new Set(['already_sent', 'job_closed', 'not_found', 'no_session'])

/** Keeps what is typed on the server, so that it can be taken up elsewhere; a lost line is made up for when it is back. */
export function useKeptDraft({ job, values, localKey, enabled }: Options) {
  const [state, setState] = useState<State>('idle')
  const [at, setAt] = useState<Date>()
  const [again, setAgain] = useState(0)
  const saved = useRef(values)
  const newest = useRef(values)
  const isOver = useRef(!enabled)
  useEffect(() => {
    newest.current = values
  }, [values])

  const save = useEffectEvent(async () => {
    const now = newest.current
    if (isOver.current || saved.current === now) return
    setState('saving')
    try {
      await send(saveDraft, { job, ...now })
      saved.current = now
      if (newest.current === now) sessionStorage.removeItem(localKey)
      setState('saved')
      setAt(new Date())
    } catch (error) {
      const { code, status } = error instanceof Problem ? error : { code: 'offline', status: 0 }
      isOver.current = over.has(code)
      setState(isOver.current ? 'idle' : status === 0 ? 'kept' : 'failed')
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` asks for another try
  useEffect(() => {
    if (saved.current === values) return
    const clock = setTimeout(save, pause)
    return () => clearTimeout(clock)
  }, [values, again])
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && void save()
    const back = () => void save()
    addEventListener('online', back)
    document.addEventListener('visibilitychange', leave)
    return () => {
      removeEventListener('online', back)
      document.removeEventListener('visibilitychange', leave)
    }
  }, [])
  return { state, at, retry: () => setAgain((times) => times + 1) }
}
