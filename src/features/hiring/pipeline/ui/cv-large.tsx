import '#features/sourcing/cv-search/ui/cv-sheet.css'
import { useState } from 'react'
import { showSentLines } from '#features/hiring/applications/match-contract.ts'
import { CvSheetLines } from '#features/sourcing/cv-search/ui/cv-sheet-lines.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Skeleton } from '#ui/basics/note.tsx'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { Drawer } from '#ui/over/dialog.tsx'
import { type Cv, CvPreview } from './cv-preview.tsx'

const views = ['marked', 'pages'] as const
type Props = { cv: Cv; application: string; onClose: () => void }

/** A CV over the whole screen: its text with what meets the job marked and named, or its pages as they were sent. */
export function CvLarge({ cv, application, onClose }: Props) {
  const t = useTranslations('pipeline.cv')
  const [view, setView] = useState<(typeof views)[number]>('marked')
  const { data, error } = useCall(showSentLines, { application })
  // of what could not be read there are the pages alone
  const isRead = data ? data.data.lines.length > 0 : !error
  return (
    <Drawer wide open onClose={onClose} title={<bdi>{cv.name}</bdi>}>
      <div className="stack applicant-cv">
        {isRead ? (
          <RadioGroup
            name="cv-view"
            label={t('views.label')}
            look="segments"
            choices={views.map((id) => ({ id, text: t(`views.${id}`) }))}
            value={view}
            onChange={(id) => setView(id as typeof view)}
          />
        ) : (
          <p className="quiet">{data ? t('noLines') : error?.message}</p>
        )}
        {isRead && view === 'marked' ? <MarkedLines sheet={data?.data} /> : <CvPreview cv={cv} />}
      </div>
    </Drawer>
  )
}

function MarkedLines({ sheet }: { sheet: Gives<typeof showSentLines>['data'] | undefined }) {
  const t = useTranslations('pipeline.cv')
  const format = useFormatter()
  if (!sheet) return <Skeleton />
  const { language, lines } = sheet
  // several jobs that count together are marked for one thing
  const met = [...new Set(lines.flatMap((line) => line.met))]
  return (
    <>
      {met.length > 0 ? <p className="small quiet">{t('meets', { what: format.list(met) })}</p> : null}
      <CvSheetLines lines={lines} language={language} label={t('views.marked')} />
    </>
  )
}
