import { previewCv } from '#features/cvs/cvs/contract.ts'
import { NotLoaded } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Note, Skeleton } from '#ui/basics/note.tsx'
import { PaperSheet } from '#ui/basics/paper-sheet.tsx'
import type { Applicant } from './applicant-facts.tsx'

export type Cv = Pick<NonNullable<Applicant['cv']>, 'id' | 'name' | 'url'>

/** A CV as it was sent, page by page; it says how far its pages are. */
export function CvPreview({ cv }: { cv: Cv }) {
  const t = useTranslations('pipeline.cv')
  useTopic(`cv:${cv.id}`)
  const { data, isError, refetch } = useCall(previewCv, { file: cv.id })
  if (isError && !data) return <NotLoaded onRetry={refetch} />
  const preview = data?.data
  if (!preview || preview.state === 'waiting')
    return (
      <PaperSheet label={t('title')}>
        <div className="stack" aria-busy="true">
          <p className="small faint" role="status">
            {t('waiting')}
          </p>
          <Skeleton lines={['40%', '65%', '58%', '70%', '35%']} />
          <Skeleton lines={['30%', '62%', '55%', '68%']} />
        </div>
      </PaperSheet>
    )
  if (preview.state === 'failed') return <Note tone="warm" title={t('failed')} />
  if (preview.kind === 'html')
    return (
      <PaperSheet label={t('title')} dir="auto">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when the CV was read (cvs/reading/clean-document.ts) */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: preview.html }} />
      </PaperSheet>
    )
  return preview.pages.map((url, at) => (
    <PaperSheet key={url} label={t('page', { page: at + 1 })}>
      <img src={url} alt={t('page', { page: at + 1 })} loading="lazy" decoding="async" />
    </PaperSheet>
  ))
}
