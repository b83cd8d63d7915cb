import './job-editor.css'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ListTrouble } from '#features/lookups/ui/list-trouble.tsx'
import { useSession, useSite } from '#features/session/ui/use-session.ts'
import { useTopic } from '#platform/browser/live.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { ErrorSummary } from '#ui/fields/error-summary.tsx'
import { TabsNav } from '#ui/lists/tabs-nav.tsx'
import { editJob, type previewJob } from '../../contract.ts'
import { isEditable } from '../../job-states.ts'
import type { JobWords } from '../read-job-words.ts'
import { EditorHead } from './editor-head.tsx'
import { emptyJob, type JobValues, valuesOf } from './job-values.ts'
import { keptOf } from './kept-here.ts'
import { KindSection } from './kind-section.tsx'
import { currencyOf } from './likely-currencies.ts'
import { NeedsSection } from './needs-section.tsx'
import { OfferSection } from './offer-section.tsx'
import { PaySection } from './pay-section.tsx'
import { PlaceSection } from './place-section.tsx'
import { PreviewAside } from './preview-aside.tsx'
import { QuestionsSection } from './questions-section.tsx'
import { codeOfCountry, type SectionProps } from './section.tsx'
import { SubmitBar } from './submit-bar.tsx'
import { TextSection } from './text-section.tsx'
import { type Draft, useAutosave } from './use-autosave.ts'
import { useChoices } from './use-choices.ts'
import { fieldErrors } from './what-is-wrong.ts'

type Props = {
  first: Draft | null
  view: Gives<typeof previewJob> | undefined
  words: JobWords
}

const sections = ['text', 'place', 'kind', 'pay', 'needs', 'offer', 'questions'] as const

/** A job while it is written: saved by itself, seen as it will look, sent out when nothing is missing. */
export function JobEditor({ first, view, words }: Props) {
  const t = useTranslations('jobs.own.editor')
  const { language } = useSite()
  const country = useSession()?.display.country_id ?? 1
  const [values, setValues] = useState<JobValues>(() => {
    const currency = currencyOf(codeOfCountry(first?.fields.country_id ?? country))
    return first ? valuesOf(first.fields, currency) : emptyJob(language, country, currency)
  })
  const choices = useChoices()
  const [written, setWritten] = useState(values.language)
  const [tried, setTried] = useState(false)
  const [summing, sumUp] = useState(false)
  const save = useAutosave(first, values)
  const { draft } = save
  useTopic(draft ? `job:${draft.id}` : null)
  const { data: there } = useCall(editJob, { job: draft?.id ?? '' }, { enabled: draft !== null })
  const overtaken =
    draft !== null && there !== undefined && (there.data.version > draft.version || !isEditable(there.data.state))
  const conflict = save.conflict || (overtaken && save.state !== 'saving')

  useEffect(() => {
    const kept = keptOf(first?.id ?? null, first?.version ?? null)
    if (kept) setValues(kept)
  }, [first])

  // the summary takes the focus once after each try; later it may shrink without taking it from a field
  useEffect(() => {
    if (summing) sumUp(false)
  }, [summing])

  const errors = fieldErrors(save.problem, tried ? (draft?.missing ?? []) : [], values, t('titleFirst'), tried)
  const section: SectionProps = {
    values,
    choices,
    set: (name, value) => setValues((now) => ({ ...now, [name]: value })),
    errorOf: (name) => errors.find((error) => error.name === name)?.text,
  }
  return (
    <>
      <EditorHead draft={draft} values={values} save={save} />
      {conflict ? (
        <Note tone="warm" title={t('conflict')} alert>
          <p>{t('conflictHelp')}</p>
          <Button size="s" icon="retry" onClick={() => location.reload()}>
            {t('reload')}
          </Button>
        </Note>
      ) : null}
      {draft?.review_comment && draft.state === 'changes_requested' ? (
        <Note tone="warm" title={t('asked')} icon="note">
          <p dir="auto">{draft.review_comment}</p>
        </Note>
      ) : null}
      <ErrorSummary errors={errors} takeFocus={summing} />
      <ListTrouble lists={choices.lists} />
      <TabsNav label={t('parts')} items={sections.map((id) => ({ href: `#part-${id}`, words: t(`sections.${id}`) }))} />
      <div className="job-editor-grid">
        <form className="stack stack-xl" onSubmit={(event) => event.preventDefault()} noValidate>
          <TextSection {...section} written={written} onWrite={setWritten} />
          <PlaceSection {...section} />
          <KindSection {...section} />
          <PaySection {...section} />
          <NeedsSection {...section} />
          <OfferSection {...section} />
          <QuestionsSection {...section} />
        </form>
        <PreviewAside job={draft?.id ?? null} view={view} values={values} language={written} words={words} />
      </div>
      <SubmitBar
        draft={draft}
        values={values}
        flush={save.flush}
        conflict={conflict}
        onTried={() => {
          setTried(true)
          sumUp(true)
        }}
      />
    </>
  )
}
