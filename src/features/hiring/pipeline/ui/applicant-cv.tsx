import './applicant-cv.css'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { previewCv } from '#features/cvs/cvs/contract.ts'
import { NotLoaded } from '#frame/work-screen.tsx'
import { late } from '#platform/browser/late.tsx'
import { useTopic } from '#platform/browser/live.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Empty, Note, Skeleton } from '#ui/basics/note.tsx'
import { PaperSheet } from '#ui/basics/paper-sheet.tsx'
import type { Applicant } from './applicant-facts.tsx'

const CvLarge = late(async () => (await import('./cv-large.tsx')).CvLarge)

export type Cv = Pick<NonNullable<Applicant['cv']>, 'id' | 'name' | 'url'>

/** The CV as it was sent, to be read here and downloaded; of an application, also large with what it meets marked. */
export function ApplicantCv({ cv, application }: { cv: Cv | null; application?: string }) {
  const t = useTranslations('pipeline.cv')
  if (!cv)
    return (
      <Empty icon="file" title={t('none')}>
        {t('noneHelp')}
      </Empty>
    )
  return (
    <section className="stack stack-s applicant-cv" aria-label={t('title')}>
      <div className="row spread">
        <h3 className="clip" dir="auto">
          {cv.name}
        </h3>
        {application ? <EnlargeCv cv={cv} application={application} /> : null}
        <LinkButton href={cv.url} look="text" size="s" icon="download" download="" data-reload="">
          {t('download')}
        </LinkButton>
      </div>
      <Preview cv={cv} />
    </section>
  )
}

/** The way to read it large, with what the job asks for marked. */
function EnlargeCv({ cv, application }: { cv: Cv; application: string }) {
  const t = useTranslations('pipeline.cv')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="s" look="text" icon="search" onClick={() => setOpen(true)}>
        {t('enlarge')}
      </Button>
      {isOpen ? <CvLarge cv={cv} application={application} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

export function Preview({ cv }: { cv: Cv }) {
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
