import { useState } from 'react'
import { cvInfo } from '#features/cvs/cvs/contract.ts'
import { cvFiles } from '#features/cvs/cvs/ui/cv-files.ts'
import { sendFiles } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { FileDrop } from '#ui/fields/file-drop.tsx'
import { type CvRead, type CvSteps, keepCvSteps } from './from-cv.tsx'
import { WhatCvGave } from './what-cv-gave.tsx'

/** A CV that is there already is kept for applying, and what could be read off it is shown; one of another person fills nothing unasked. */
export function CvPrefill({ user, onSteps }: { user: string; onSteps: (steps: CvSteps) => void }) {
  const t = useTranslations('profiles.cv')
  const [read, setRead] = useState<CvRead | null>(null)
  const [isFilled, setFilled] = useState(false)
  const fill = ({ steps }: CvRead) => {
    keepCvSteps(user, steps)
    onSteps(steps)
    setFilled(true)
  }
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
