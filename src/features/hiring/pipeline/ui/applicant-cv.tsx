import './applicant-cv.css'
import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { late } from '#platform/browser/late.tsx'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { type Cv, CvPreview } from './cv-preview.tsx'

const CvLarge = late(async () => (await import('./cv-large.tsx')).CvLarge)

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
      <CvPreview cv={cv} />
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
