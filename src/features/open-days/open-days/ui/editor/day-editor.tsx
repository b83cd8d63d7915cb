import '#features/jobs/jobs/ui/editor/job-editor.css'
import '#features/jobs/job-groups/ui/editor/group-editor.css'
import '#ui/basics/card.css'
import './day-editor.css'
import { useEffect, useState } from 'react'
import { useMay, useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Note } from '#ui/basics/note.tsx'
import { ErrorSummary } from '#ui/fields/error-summary.tsx'
import { fieldId } from '#ui/fields/field.tsx'
import { isChangeable } from '../../day-states.ts'
import type { editDay } from '../../team-contract.ts'
import { BoothsPart } from './booths-part.tsx'
import type { DayValues } from './day-values.ts'
import { DetailsPart } from './details-part.tsx'
import { EditorBar } from './editor-bar.tsx'
import { EditorHead, type Tab } from './editor-head.tsx'
import { DayFindings } from './findings-note.tsx'
import { QuestionsPart } from './questions-part.tsx'
import { RulesPart } from './rules-part.tsx'
import { SchedulePart } from './schedule-part.tsx'
import { useDayEditor } from './use-day-editor.ts'

type Props = { first: Gives<typeof editDay> | undefined; begun: DayValues; tab: Tab }

/** Writes an open day: details, schedule, questions, booths; sends it out, and publishes what was changed since. */
export function DayEditor({ first, begun, tab: opened }: Props) {
  const t = useTranslations('openDays.editor')
  const may = useMay()
  const session = useSession()
  useTopic(session?.page_id ? `page:${session.page_id}` : null)
  const [tab, setTab] = useState(opened)
  const [picked, setPicked] = useState<string | null>(null)
  useEffect(() => {
    if (picked === null) return
    const field = document.getElementById(fieldId(picked))
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
    setPicked(null)
  }, [picked])
  const pick = (name: string) => {
    setTab(tabOf(name))
    setPicked(name)
  }
  const editor = useDayEditor(first, begun)
  const { draft, values, set, problem, conflict } = editor
  const isOpen = !draft || isChangeable(draft.state)
  const mayEdit = isOpen && may('openday.texts')
  const mayManage = mayEdit && may('openday.manage')
  const errors = (problem?.errors ?? []).map(({ field, message }) => ({ name: nameOf(field), text: message }))
  const part = { values, set, errorOf: (name: string) => errors.find((error) => error.name === name)?.text }
  return (
    <>
      <a className="row small faint" href="/page/open-days">
        <Icon name="back" size="s" />
        {t('back')}
      </a>
      <EditorHead editor={editor} tab={tab} onTab={setTab} />
      {conflict ? (
        <Note tone="warm" title={t('conflict')} alert>
          <p>{t('conflictText')}</p>
          <Button size="s" icon="retry" onClick={() => location.reload()}>
            {t('reload')}
          </Button>
        </Note>
      ) : null}
      {draft?.reason && (draft.state === 'draft' || draft.state === 'cancelled' || draft.state === 'postponed') ? (
        <Note tone="warm" title={t(draft.state === 'draft' ? 'returned' : 'said')}>
          <p dir="auto">{draft.reason}</p>
        </Note>
      ) : null}
      {mayEdit ? null : <Note icon="lock" title={t(isOpen ? 'readOnly' : 'over')} />}
      {draft ? <DayFindings findings={draft.findings} /> : null}
      <ErrorSummary
        errors={errors.map((error) => ({
          ...error,
          label: tabOf(error.name) === tab ? undefined : t(`tabs.${tabOf(error.name)}`),
        }))}
        takeFocus={errors.length > 0}
        findLabels={tab}
        onPick={pick}
      />
      <form method="post" className="stack stack-xl" onSubmit={(event) => event.preventDefault()} noValidate>
        {tab === 'details' ? (
          <>
            <fieldset className="group-form stack stack-xl" disabled={!mayEdit}>
              <DetailsPart {...part} mayManage={mayManage} />
            </fieldset>
            <fieldset className="group-form stack stack-xl" disabled={!mayManage}>
              <RulesPart {...part} />
            </fieldset>
          </>
        ) : null}
        {tab === 'schedule' ? (
          <fieldset className="day-form" disabled={!mayManage}>
            <SchedulePart {...part} taken={editor.taken} />
          </fieldset>
        ) : null}
        {tab === 'questions' ? (
          <fieldset className="group-form stack stack-xl" disabled={!mayManage}>
            <QuestionsPart {...part} />
          </fieldset>
        ) : null}
      </form>
      {tab === 'booths' && draft ? <BoothsPart day={draft.id} mayAsk={mayManage} /> : null}
      {mayEdit || may('openday.manage') ? <EditorBar editor={editor} mayEdit={mayEdit} /> : null}
    </>
  )
}

/** What the server calls `texts.0.title` is the title on the screen. */
const nameOf = (field: string): string =>
  /^texts\.\d+\.(\w+)$/.exec(field)?.[1] ??
  field.replace(/^desks\..*$/, 'desks').replace(/^questions\..*$/, 'questions')

/** On which part of the editor a field stands. */
const tabOf = (name: string): Tab =>
  name === 'questions'
    ? 'questions'
    : name === 'dates' || name === 'desks' || name === 'slot_minutes'
      ? 'schedule'
      : 'details'
