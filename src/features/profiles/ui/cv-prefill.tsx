import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { cvInfo } from '#features/cvs/contract.ts'
import { cvFiles } from '#features/cvs/ui/cv-files.ts'
import { sendFiles } from '#platform/browser/call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { KeyValues } from '#ui/basics/key-values.tsx'
import { Note } from '#ui/basics/note.tsx'
import { FileDrop } from '#ui/fields/file-drop.tsx'

/** A CV that is there already is kept for applying, and what could be read off it is shown. */
export function CvPrefill({ user }: { user: string }) {
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
        onSent={({ data }) => setRead(data)}
        onRemove={() => setRead(null)}
      />
      {read ? (
        <Note tone="good" title={t('kept')}>
          {found.length > 0 ? (
            <>
              <p className="small">{t('read')}</p>
              <KeyValues items={found.map(({ key, value }) => ({ key, value: <bdi>{value}</bdi> }))} />
            </>
          ) : (
            <p className="small">{t('nothing')}</p>
          )}
        </Note>
      ) : null}
    </section>
  )
}
