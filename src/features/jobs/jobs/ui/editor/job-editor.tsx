import './job-editor.css'
import { useEffect, useState } from 'react'
import { ListTrouble } from '#features/site/lookups/ui/list-trouble.tsx'
import { useSession, useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { late } from '#platform/browser/late.tsx'
import { useTopic } from '#platform/browser/live.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { currencyOf } from '#platform/shared/likely-currencies.ts'
import { Note } from '#ui/basics/note.tsx'
import { ErrorSummary } from '#ui/fields/error-summary.tsx'
import { TabsNav } from '#ui/lists/tabs-nav.tsx'
import { editJob, type previewJob } from '../../contract.ts'
import { isEditable, isOut } from '../../job-states.ts'
import type { JobWords } from '../read-job-words.ts'
import { CompanySection } from './company-section.tsx'
import { EditorHead } from './editor-head.tsx'
import { Findings } from './findings.tsx'
import { GroundSection } from './ground-section.tsx'
import { codeOfCountry, emptyJob, isSavable, type JobValues, valuesOf } from './job-values.ts'
import { keptOf } from './kept-here.ts'
import { KindSection } from './kind-section.tsx'
import { NeedsSection } from './needs-section.tsx'
import { OfferSection } from './offer-section.tsx'
import { PaySection } from './pay-section.tsx'
import { PlaceSection } from './place-section.tsx'
import { PreviewAside } from './preview-aside.tsx'
import { QuestionsSection } from './questions-section.tsx'
import { ReviewWords, type SectionProps } from './section.tsx'
import { SubmitBar } from './submit-bar.tsx'
import { TextSection } from './text-section.tsx'
import { type Draft, useAutosave } from './use-autosave.ts'
import { useChoices } from './use-choices.ts'
import { useLookAhead } from './use-look-ahead.ts'
import { WaySection } from './way-section.tsx'
import { fieldErrors, missingHere } from './what-is-wrong.ts'

const EditBar = late(async () => (await import('./edit-bar.tsx')).EditBar)
const ConflictNote = late(async () => (await import('./conflict-note.tsx')).ConflictNote)

type Props = {
  first: Draft | null
  view: Gives<typeof previewJob> | undefined
  words: JobWords
}

const sections = ['text', 'company', 'place', 'kind', 'pay', 'needs', 'ground', 'offer', 'way', 'questions'] as const

/** A job while it is written: saved by itself, seen as it will look, sent out when nothing is missing. */
export function JobEditor({ first, view, words }: Props) {
  const t = useTranslations('jobs.own.editor')
  const say = useTranslations()
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
  const conflict = useOvertaken(save)
  const ahead = useLookAhead(draft?.id ?? null, values)

  useEffect(() => {
    const kept = keptOf(first?.id ?? null, first?.version ?? null)
    if (kept) setValues((now) => ({ ...now, ...kept }))
  }, [first])

  // the summary takes the focus once after each try; later it may shrink without taking it from a field
  useEffect(() => {
    if (summing) sumUp(false)
  }, [summing])

  const missing =
    draft && isSavable(values)
      ? draft.missing
      : missingHere(values).map((one) => ({ ...one, message: say(`fields.${one.code}`) }))
  const errors = fieldErrors(save.problem, tried ? missing : [])
  const out = draft !== null && isOut(draft.state)
  const section: SectionProps = {
    values,
    choices,
    out,
    set: (name, value) => setValues((now) => ({ ...now, [name]: value })),
    errorOf: (name) => errors.find((error) => error.name === name)?.text,
  }
  const onTried = () => {
    setTried(true)
    sumUp(true)
  }
  return (
    <ReviewWords value={draft?.field_comments ?? []}>
      <Findings value={ahead?.findings ?? []}>
        <EditorHead draft={draft} values={values} save={save} />
        {conflict && draft ? <ConflictNote draft={draft} conflict={save.conflict} /> : null}
        <Asked draft={draft} />
        <ErrorSummary errors={errors} takeFocus={summing} findLabels />
        <ListTrouble lists={choices.lists} />
        <TabsNav
          label={t('parts')}
          items={sections.map((id) => ({ href: `#part-${id}`, words: t(`sections.${id}`) }))}
        />
        <div className="job-editor-grid">
          <form method="post" className="stack stack-xl" onSubmit={(event) => event.preventDefault()} noValidate>
            <TextSection {...section} written={written} onWrite={setWritten} />
            <CompanySection {...section} />
            <PlaceSection {...section} />
            <KindSection {...section} />
            <PaySection {...section} />
            <NeedsSection {...section} />
            <GroundSection {...section} />
            <OfferSection {...section} />
            <WaySection {...section} />
            <QuestionsSection {...section} />
          </form>
          <PreviewAside job={draft?.id ?? null} view={view} values={values} language={written} words={words} />
        </div>
        {draft && out ? (
          <EditBar draft={draft} ahead={ahead} flush={save.flush} conflict={conflict} onTried={onTried} />
        ) : (
          <SubmitBar
            draft={draft}
            missing={missing}
            ahead={ahead}
            values={values}
            flush={save.flush}
            conflict={conflict}
            onTried={onTried}
          />
        )}
      </Findings>
    </ReviewWords>
  )
}

/** Whether somebody else saved, or moved, the job while it is open here. */
function useOvertaken(save: ReturnType<typeof useAutosave>): boolean {
  const { draft } = save
  useTopic(draft ? `job:${draft.id}` : null)
  const { data: there } = useCall(editJob, { job: draft?.id ?? '' }, { enabled: draft !== null })
  const overtaken =
    draft !== null &&
    there !== undefined &&
    (there.data.version > draft.version || !(isEditable(there.data.state) || isOut(there.data.state)))
  return save.conflict !== null || (overtaken && save.state !== 'saving')
}

/** What the last review asked for, while it is not mended. */
function Asked({ draft }: { draft: Draft | null }) {
  const t = useTranslations('jobs.own.editor')
  if (!draft?.review_comment && !draft?.field_comments.length) return null
  if (isOut(draft.state) && draft.edit === null) return null
  return (
    <Note tone="warm" title={t('asked')} icon="note">
      {draft.review_comment ? <p dir="auto">{draft.review_comment}</p> : null}
      {draft.field_comments.length > 0 ? <p>{t('askedFields', { count: draft.field_comments.length })}</p> : null}
    </Note>
  )
}
