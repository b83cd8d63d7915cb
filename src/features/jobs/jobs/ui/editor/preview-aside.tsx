import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import type { Language } from '#platform/shared/languages.ts'
import { Card } from '#ui/basics/card.tsx'
import { previewJob } from '../../contract.ts'
import { JobBody } from '../job-body.tsx'
import type { JobWords } from '../read-job-words.ts'
import { emptyText, type JobValues } from './job-values.ts'

type Props = {
  job: string | null
  view: Gives<typeof previewJob> | undefined
  values: JobValues
  language: Language
  words: JobWords
}

/** The job as people will see it, beside what is written, on wide screens: facts as saved, texts as they stand. */
export function PreviewAside({ job, view, values, language, words }: Props) {
  const t = useTranslations('jobs.own.editor')
  const { data } = useCall(previewJob, { job: job ?? '' }, { initial: view, enabled: job !== null })
  const text = values.texts.find((one) => one.language === language) ?? emptyText(language)
  const shown = data && { ...data.data, title: text.title || data.data.title, language, text }
  return (
    <aside className="job-editor-preview stack stack-s" aria-label={t('preview')}>
      <p className="small faint">{t('preview')}</p>
      <Card>{shown ? <JobBody job={shown} words={words} /> : <p className="quiet">{t('previewLater')}</p>}</Card>
    </aside>
  )
}
