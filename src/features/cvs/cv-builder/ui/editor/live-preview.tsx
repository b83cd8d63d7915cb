import { useState } from 'react'
import { previewOwn } from '#features/sourcing/cv-formatting/contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Card } from '#ui/basics/card.tsx'
import { Skeleton } from '#ui/basics/note.tsx'
import type { OpenCv } from '../use-cv.ts'
import { orderOf } from './order-of.ts'

/** The CV as it would be printed, drawn anew whenever it was saved; until then the last one stays. */
export function LivePreview({ open: { cv } }: { open: OpenCv }) {
  const t = useTranslations('cvBuilder.preview')
  const { template, language, paper, accent, photo, hidden } = cv.look
  const look = { template, language, paper, photo, accent: accent ?? '', hidden: hidden.join() }
  const { data, isError } = useCall(previewOwn, { cv: cv.id, ...look, sequence: orderOf(cv.look).join() })
  const [last, setLast] = useState(data)
  if (data && data !== last) setLast(data)
  const pages = (data ?? last)?.data.pages
  return (
    <Card title={t('title')}>
      {isError ? (
        <p className="small quiet" role="status">
          {t('late')}
        </p>
      ) : null}
      {pages ? (
        pages.map((url, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is only its number
          <img key={at} className="cv-preview" src={url} alt={t('page', { page: at + 1 })} />
        ))
      ) : (
        <Skeleton lines={['50%', '80%', '65%', '70%']} />
      )}
    </Card>
  )
}
