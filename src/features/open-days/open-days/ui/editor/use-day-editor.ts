import { useEffect, useState } from 'react'
import { send } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { offline, Problem } from '#platform/browser/problem.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall } from '#platform/browser/use-call.ts'
import { useUnsaved } from '#platform/browser/use-unsaved.ts'
import type { Gives } from '#platform/shared/contract.ts'
import type { teamMoves } from '../../day-states.ts'
import {
  copyDay,
  type DayDraft,
  discardChanges,
  editDay,
  listOwnDays,
  moveDay,
  saveDay,
  startDay,
} from '../../team-contract.ts'
import { type DayValues, fieldsOf, type SetValue, valuesOf } from './day-values.ts'

type First = Gives<typeof editDay> | undefined
type Move = (typeof teamMoves)[number]

/** An open day as it is written: saved under the version that was read, moved, published; and whether somebody else was faster. */
export function useDayEditor(first: First, begun: DayValues) {
  const [draft, setDraft] = useState<DayDraft | null>(first?.data ?? null)
  const [values, setValues] = useState<DayValues>(() => (first ? valuesOf(first.data) : begun))
  const [saved, setSaved] = useState(values)
  const { problem, setProblem, busy, attempt } = useAttempt()
  const { data: there } = useCall(
    editDay,
    { day: draft?.id ?? '' },
    { enabled: draft !== null, ...(first && { initial: first }) },
  )
  // what becomes of it elsewhere, a review or its hour, is seen at once; what is being written stays
  useEffect(() => {
    if (there) setDraft((known) => (known?.version === there.data.version ? there.data : known))
  }, [there])
  const isDirty = values !== saved
  const overtaken = !busy && draft !== null && there !== undefined && there.data.version > draft.version
  useUnsaved(isDirty)

  const take = (data: DayDraft) => {
    setDraft(data)
    setProblem(null)
    refreshCall(listOwnDays)
    refreshCall(editDay)
  }
  const save = () =>
    attempt('notSaved', async () => {
      const now = values
      const { data } = draft
        ? await send(saveDay, { day: draft.id, version: draft.version, ...fieldsOf(now) })
        : await send(startDay, fieldsOf(now))
      // the address names the day from now on; a navigation would draw the form anew under one's hands
      if (!draft) history.replaceState(history.state, '', `/page/open-days/${data.id}${location.search}`)
      setSaved(now)
      take(data)
      return data
    })
  const moves = useDayMoves({
    draft,
    isDirty,
    save,
    attempt,
    take,
    startAnew(data) {
      const back = valuesOf(data)
      setValues(back)
      setSaved(back)
    },
  })
  const set: SetValue = (name, value) => setValues((now) => ({ ...now, [name]: value }))
  const conflict = problem?.code === 'changed_meanwhile' || overtaken
  return {
    ...moves,
    taken: there?.data.taken ?? draft?.taken ?? {},
    ...{ draft, values, set, save, take, busy, isDirty, conflict, problem },
  }
}
export type DayEditor = ReturnType<typeof useDayEditor>

type Editing = {
  draft: DayDraft | null
  isDirty: boolean
  save: () => Promise<DayDraft | null>
  attempt: ReturnType<typeof useAttempt>['attempt']
  take: (data: DayDraft) => void
  startAnew: (data: DayDraft) => void
}

/** What is done with the whole day: moved, copied, its changes let go of. */
function useDayMoves({ draft, isDirty, save, attempt, take, startAnew }: Editing) {
  const t = useTranslations('openDays.editor')
  const move = async (way: Move, reason = '') => {
    const at = isDirty || !draft ? await save() : draft
    if (!at) return false
    const given = await attempt('notMoved', () => send(moveDay, { day: at.id, move: way, reason }))
    if (!given) return false
    take(given.data)
    toast.show({
      text: t(given.data.state === 'published' && way === 'submit' ? 'moved.approve' : `moved.${way}`),
      tone: 'good',
    })
    return true
  }
  const discard = async () => {
    if (!draft) return
    const given = await attempt('notSaved', () => send(discardChanges, { day: draft.id, version: draft.version }))
    if (!given) return
    startAnew(given.data)
    take(given.data)
  }
  const copy = async (template: boolean) => {
    if (!draft) return
    const given = await attempt('notSaved', () => send(copyDay, { day: draft.id, template }))
    if (given) location.assign(`/page/open-days/${given.data.id}`)
  }
  return { move, discard, copy }
}

/** One call at a time; what went wrong is kept and told. */
function useAttempt() {
  const t = useTranslations('openDays.editor')
  const [problem, setProblem] = useState<Problem | null>(null)
  const [busy, setBusy] = useState(false)
  const attempt = async <T>(failure: 'notSaved' | 'notMoved', work: () => Promise<T>): Promise<T | null> => {
    setBusy(true)
    try {
      return await work()
    } catch (error) {
      const failed = error instanceof Problem ? error : offline()
      setProblem(failed)
      toast.show({ text: failed.errors.length > 0 ? t(failure) : failed.message, tone: 'bad' })
      return null
    } finally {
      setBusy(false)
    }
  }
  return { problem, setProblem, busy, attempt }
}
