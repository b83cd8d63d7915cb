import { useState } from 'react'
import { useSite } from '#frame/use-session.ts'
import { send } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { offline, Problem } from '#platform/browser/problem.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall } from '#platform/browser/use-call.ts'
import { useUnsaved } from '#platform/browser/use-unsaved.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { editGroup, type GroupDraft, listGroups, moveGroup, saveGroup, startGroup } from '../../contract.ts'
import type { GroupMove } from '../../group-states.ts'
import { emptyGroup, fieldsOf, type GroupValues, type SetValue, valuesOf } from './group-values.ts'

type First = Gives<typeof editGroup> | undefined

/** A group as it is written: saving under the version that was read, moving, and whether somebody else was faster. */
export function useGroupEditor(first: First) {
  const t = useTranslations('jobGroups.editor')
  const { language } = useSite()
  const [draft, setDraft] = useState<GroupDraft | null>(first?.data ?? null)
  const [values, setValues] = useState<GroupValues>(() => (first ? valuesOf(first.data) : emptyGroup(language)))
  const [saved, setSaved] = useState(values)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [busy, setBusy] = useState(false)
  const { data: there } = useCall(
    editGroup,
    { group: draft?.id ?? '' },
    { enabled: draft !== null, ...(first && { initial: first }) },
  )
  const isDirty = values !== saved
  const overtaken = !busy && draft !== null && there !== undefined && there.data.version > draft.version
  useUnsaved(isDirty)

  const take = (data: GroupDraft) => {
    setDraft(data)
    setProblem(null)
    refreshCall(listGroups)
    refreshCall(editGroup)
  }
  const attempt = async <T>(work: () => Promise<T>): Promise<T | null> => {
    setBusy(true)
    try {
      return await work()
    } catch (error) {
      const failed = error instanceof Problem ? error : offline()
      setProblem(failed)
      toast.show({ text: failed.errors.length > 0 ? t('notSaved') : failed.message, tone: 'bad' })
      return null
    } finally {
      setBusy(false)
    }
  }
  const save = () =>
    attempt(async () => {
      const now = values
      const { data } = draft
        ? await send(saveGroup, { group: draft.id, version: draft.version, ...fieldsOf(now) })
        : await send(startGroup, fieldsOf(now))
      // the address names the group from now on; a navigation would draw the form anew under one's hands
      if (!draft) history.replaceState(history.state, '', `/page/job-groups/${data.id}`)
      setSaved(now)
      take(data)
      return data
    })
  const move = async (way: GroupMove) => {
    const at = isDirty || !draft ? await save() : draft
    if (!at) return
    const given = await attempt(() => send(moveGroup, { group: at.id, move: way }))
    if (!given) return
    take(given.data)
    toast.show({ text: t(`moved.${way}`), tone: 'good' })
  }
  const set: SetValue = (name, value) => setValues((now) => ({ ...now, [name]: value }))
  const conflict = problem?.code === 'changed_meanwhile' || overtaken
  return { draft, values, set, save, move, busy, isDirty, conflict, problem }
}
