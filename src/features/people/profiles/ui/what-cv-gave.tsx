import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import { KeyValues } from '#ui/basics/key-values.tsx'
import { Note } from '#ui/basics/note.tsx'
import { Phone } from '#ui/basics/phone.tsx'
import type { CvRead } from './from-cv.tsx'

/** What was read off a CV that was sent while registering, and whether the steps are filled from it. */
export function WhatCvGave({ read, isFilled, onFill }: { read: CvRead; isFilled: boolean; onFill: () => void }) {
  const t = useTranslations('profiles.cv')
  const found = [
    { key: t('name'), value: read.name && <bdi>{read.name}</bdi> },
    { key: t('email'), value: read.email && <bdi>{read.email}</bdi> },
    { key: t('phone'), value: read.phone && <Phone number={read.phone} /> },
  ].filter(({ value }) => value)
  if (read.things.read === 0)
    return (
      <Note tone="good" title={t('kept')}>
        <p className="small">{t('nothing')}</p>
      </Note>
    )
  return (
    <Note tone={read.of_another || read.steps.recognised ? 'warm' : 'good'} title={t('kept')}>
      {read.of_another && !isFilled ? <p className="small strong">{t('another')}</p> : null}
      {found.length > 0 ? (
        <>
          <p className="small">{t('read')}</p>
          <KeyValues items={found} />
        </>
      ) : null}
      <p className="cluster small">
        {t('things', read.things)}
        <a className="link" href={`/user/cvs/${read.cv.id}`} target="_blank" rel="noopener">
          {t('lookOver')}
        </a>
      </p>
      {read.steps.recognised ? <p className="small">{t('recognised')}</p> : null}
      {isFilled ? (
        <p className="small quiet">{t('fills')}</p>
      ) : (
        <Button size="s" onClick={onFill}>
          {t('fillAnyway')}
        </Button>
      )}
    </Note>
  )
}
