import { useState } from 'react'
import { cvInfo } from '#features/cvs/cvs/contract.ts'
import { cvFiles } from '#features/cvs/cvs/ui/cv-files.ts'
import { sendFiles } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { KeyValues } from '#ui/basics/key-values.tsx'
import { Note } from '#ui/basics/note.tsx'
import { FileDrop } from '#ui/fields/file-drop.tsx'
import { type CvSteps, keepCvSteps } from './from-cv.tsx'

/** A CV that is there already is kept for applying, and what could be read off it is shown. */
export function CvPrefill({ user, onSteps }: { user: string; onSteps: (steps: CvSteps) => void }) {
  const t = useTranslations('profiles.cv')
  const [read, setRead] = useState<Gives<typeof cvInfo>['data'] | null>(null)
  const found = read
    ? [
        { key: t('name'), value: read.name },
        { key: t('email'), value: read.email },
        { key: t('phone'), value: read.phone },
      ].filter(({ value }) => value)
    : []
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
          keepCvSteps(user, data.steps)
          onSteps(data.steps)
        }}
        onRemove={() => {
          setRead(null)
          keepCvSteps(user, null)
        }}
      />
      {read ? (
        <Note tone={read.steps.recognised ? 'warm' : 'good'} title={t('kept')}>
          {found.length > 0 ? (
            <>
              <p className="small">{t('read')}</p>
              <KeyValues items={found.map(({ key, value }) => ({ key, value: <bdi>{value}</bdi> }))} />
              <p className="cluster small">
                {t('things', read.things)}
                <a className="link" href={`/user/cvs/${read.cv.id}`} target="_blank" rel="noopener">
                  {t('lookOver')}
                </a>
              </p>
              {read.steps.recognised ? <p className="small">{t('recognised')}</p> : null}
              <p className="small quiet">{t('fills')}</p>
            </>
          ) : (
            <p className="small">{t('nothing')}</p>
          )}
        </Note>
      ) : null}
    </section>
  )
}
