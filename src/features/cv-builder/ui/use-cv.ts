import { useCallback, useEffect, useRef, useState } from 'react'
import type { CvContent } from '#features/cvs/content-contract.ts'
import type { CvLook } from '#features/cvs/look-contract.ts'
import { useSession } from '#features/session/ui/use-session.ts'
import { send } from '#platform/browser/call.ts'
import { useTopic } from '#platform/browser/live.ts'
import { Problem } from '#platform/browser/problem.ts'
import { refreshCall, useCall } from '#platform/browser/use-call.ts'
import { type CvView, listVersions, saveCv, showCv } from '../contract.ts'
import { storable } from '../cv-fields.ts'

type Saving = 'idle' | 'waiting' | 'saving' | 'saved' | 'failed'
type Written = { content: CvContent; look: CvLook }

/** How long a pause in writing is before it is saved, in ms; and how many steps back can be taken. */
const pause = 800
const mostSteps = 60

/**
 * A CV on a screen: what is written is saved by itself. When another device saved in the meantime, nothing is overwritten:
 * the screen follows if nothing was written here, and says so if something was.
 */
export function useCv(first: CvView) {
  const session = useSession()
  const { data } = useCall(showCv, { cv: first.id }, { initial: { success: true, data: first } })
  useTopic(session ? `user:${session.display.id}` : null)
  const [cv, setCv] = useState(first)
  const [written, setWritten] = useState<Written | null>(first.content && { content: first.content, look: first.look })
  const [saving, setSaving] = useState<Saving>('idle')
  const [savedAt, setSavedAt] = useState<Date>()
  const [problem, setProblem] = useState<Problem | null>(null)
  const [steps, setSteps] = useState<Written[]>([])
  const now = useRef({ version: first.version, written, dirty: false, sending: false, conflict: false })
  const looked = useRef(new Set<string>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const adopt = useCallback((next: CvView) => {
    const own = next.content && { content: next.content, look: next.look }
    now.current = { version: next.version, written: own, dirty: false, sending: false, conflict: false }
    setCv(next)
    setWritten(own)
    setSteps([])
    setProblem(null)
  }, [])

  const fail = useCallback((error: unknown) => {
    now.current.conflict = error instanceof Problem && error.code === 'changed_meanwhile'
    setProblem(error instanceof Problem ? error : new Problem({ code: 'failed' }))
    setSaving('failed')
  }, [])

  const save = useCallback(async () => {
    const { written: given, dirty, sending, conflict, version } = now.current
    if (!given || !dirty || sending || conflict) return
    now.current.sending = true
    setSaving('saving')
    const seen = [...looked.current]
    try {
      const asked = { cv: first.id, version, content: storable(given.content), look: given.look, looked: seen }
      const { data: saved } = await send(saveCv, asked)
      for (const path of seen) looked.current.delete(path)
      now.current.version = saved.version
      now.current.dirty = now.current.written !== given || looked.current.size > 0
      setCv(saved)
      setProblem(null)
      setSaving(now.current.dirty ? 'waiting' : 'saved')
      setSavedAt(new Date())
      refreshCall(listVersions)
    } catch (error) {
      fail(error)
    } finally {
      now.current.sending = false
      if (now.current.dirty && !now.current.conflict) timer.current = setTimeout(save, pause)
    }
  }, [first.id, fail])

  const touch = useCallback(() => {
    now.current.dirty = true
    setSaving('waiting')
    clearTimeout(timer.current)
    timer.current = setTimeout(save, pause)
  }, [save])

  const put = useCallback(
    (next: Written) => {
      now.current.written = next
      setWritten(next)
      touch()
    },
    [touch],
  )

  useEffect(() => {
    const news = data?.data
    if (!news || now.current.sending) return
    if (news.version === now.current.version) return setCv(news)
    if (news.version < now.current.version) return
    if (now.current.dirty) fail(new Problem({ code: 'changed_meanwhile' }))
    else adopt(news)
  }, [data, adopt, fail])

  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      if (!now.current.dirty || now.current.conflict) return
      void save()
      event.preventDefault()
    }
    addEventListener('beforeunload', hold)
    return () => {
      removeEventListener('beforeunload', hold)
      clearTimeout(timer.current)
      // to another screen of the house: what was written goes along
      void save()
    }
  }, [save])

  return {
    cv,
    content: written?.content ?? null,
    look: written?.look ?? cv.look,
    saving,
    savedAt,
    problem,
    conflict: problem?.code === 'changed_meanwhile',
    /** Another content, which can be taken back. */
    change(content: CvContent) {
      const before = now.current.written
      if (before) setSteps((all) => [...all, before].slice(-mostSteps))
      put({ content, look: before?.look ?? cv.look })
    },
    changeLook(look: CvLook) {
      const before = now.current.written
      if (!before) return
      setSteps((all) => [...all, before].slice(-mostSteps))
      put({ content: before.content, look })
    },
    canUndo: steps.length > 0,
    undo() {
      const back = steps.at(-1)
      if (!back) return
      setSteps((all) => all.slice(0, -1))
      put(back)
    },
    /** Counts fields as looked at: they are the person's now. */
    keep(paths: readonly string[]) {
      for (const path of paths) looked.current.add(path)
      touch()
    },
    save,
    adopt,
  }
}

export type OpenCv = ReturnType<typeof useCv>
