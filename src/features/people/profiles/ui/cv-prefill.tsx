import { useState } from 'react'
import { type Cv, cvInfo } from '#features/cvs/cvs/contract.ts'
import { cvFiles } from '#features/cvs/cvs/ui/cv-files.ts'
import { sendFiles } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import { FieldGroup } from '#ui/fields/field.tsx'
import { FileDrop } from '#ui/fields/file-drop.tsx'
import { FileLine } from '#ui/fields/file-line.tsx'
import { type CvRead, type CvSteps, keepCvSteps } from './from-cv.tsx'
import { WhatCvGave } from './what-cv-gave.tsx'

type Props = {
  user: string
  /** The one that is kept already when the step begins. */
  first: Cv | null
  onSteps: (steps: CvSteps) => void
}

/** A CV that is there already is kept for applying, and what could be read off it is shown; one of another person fills nothing unasked. */
export function CvPrefill({ user, first, onSteps }: Props) {
  const t = useTranslations('profiles.cv')
  const [read, setRead] = useState<CvRead | null>(null)
  const [isFilled, setFilled] = useState(false)
  // as it was at first: one that arrives meanwhile must not take its own upload away
  const [kept, setKept] = useState(first)
  const fill = ({ steps }: CvRead) => {
    keepCvSteps(user, steps)
    onSteps(steps)
    setFilled(true)
  }
  if (kept?.file) return <KeptCv id={kept.id} file={kept.file} onReplace={() => setKept(null)} />
  return (
    <section className="stack" aria-label={t('title')}>
      <FileDrop
        {...cvFiles}
        name="cv"
        label={t('title')}
        help={t('help')}
        optional
        camera
        upload={(file, sending) => sendFiles(cvInfo, { user }, { file }, sending)}
        onSent={({ data }) => {
          setRead(data)
          setFilled(false)
          if (data.of_another) keepCvSteps(user, null)
          else fill(data)
        }}
        onRemove={() => {
          setRead(null)
          keepCvSteps(user, null)
        }}
      />
      {read ? <WhatCvGave read={read} isFilled={isFilled} onFill={() => fill(read)} /> : null}
    </section>
  )
}

type KeptProps = { id: string; file: NonNullable<Cv['file']>; onReplace: () => void }

/** One that was uploaded before, with the ways to look it over and to send another. */
function KeptCv({ id, file: { name, bytes }, onReplace }: KeptProps) {
  const t = useTranslations('profiles.cv')
  return (
    <FieldGroup name="cv" label={t('title')} help={t('help')}>
      {() => (
        <div className="files">
          <FileLine sending={{ file: { name, size: bytes }, part: 1, state: 'sent' }} />
          <div className="cluster">
            <Button look="quiet" size="s" icon="upload" onClick={onReplace}>
              {t('anotherFile')}
            </Button>
            <a className="link small" href={`/user/cvs/${id}`} target="_blank" rel="noopener">
              {t('lookOver')}
            </a>
          </div>
        </div>
      )}
    </FieldGroup>
  )
}
