import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSession } from '#frame/use-session.ts'
import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { CvLook } from '#libraries/cv-content/look-contract.ts'
import { useTopic } from '#platform/browser/live.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { type CvView, showCv } from '../contract.ts'
import { CvDraft } from './cv-draft.ts'

/** A CV on a screen: what is written is saved by itself, and what changes elsewhere is seen here. */
export function useCv(first: CvView) {
  const session = useSession()
  const [draft] = useState(() => new CvDraft(first))
  const { cv, written, saving, savedAt, problem, steps } = useSyncExternalStore(draft.subscribe, draft.read, draft.read)
  const { data } = useCall(showCv, { cv: first.id }, { initial: { success: true, data: first } })
  useTopic(session ? `user:${session.display.id}` : null)
  useEffect(() => {
    if (data) draft.hear(data.data)
  }, [data, draft])
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      if (!draft.isDirty) return
      void draft.save()
      event.preventDefault()
    }
    addEventListener('beforeunload', hold)
    return () => {
      removeEventListener('beforeunload', hold)
      // to another screen of the house: what was written goes along
      void draft.save()
    }
  }, [draft])
  return {
    cv,
    content: written?.content ?? null,
    look: written?.look ?? cv.look,
    saving,
    savedAt,
    problem,
    conflict: problem?.code === 'changed_meanwhile',
    change: (content: CvContent) => draft.change({ content }),
    changeLook: (look: CvLook) => draft.change({ look }),
    canUndo: steps.length > 0,
    undo: () => draft.undo(),
    keep: (paths: readonly string[]) => draft.keep(paths),
    save: draft.save,
    adopt: draft.adopt,
  }
}

export type OpenCv = ReturnType<typeof useCv>
/** What each part of the editor works on. */
export type SectionProps = { open: OpenCv; content: CvContent }
