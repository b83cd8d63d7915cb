import './viewers.css'
import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { listCvViewers } from '../contract.ts'
import { Viewer } from './viewer.tsx'

/** Who saw one's CV, company by company, the latest first; and what cannot be called back. */
export function Viewers({ excluded }: { excluded: readonly { id: string }[] }) {
  const t = useTranslations('cvViewers')
  const [cursors, setCursors] = useState<string[]>([])
  const hidden = new Set(excluded.map(({ id }) => id))
  return (
    <section className="stack" aria-labelledby="cv-viewers">
      <div className="stack stack-xs">
        <h2 id="cv-viewers">{t('title')}</h2>
        <p className="quiet measure">{t('lead')}</p>
      </div>
      <ul className="rows">
        <Page hidden={hidden} isFirst />
        {cursors.map((cursor) => (
          <Page key={cursor} cursor={cursor} hidden={hidden} />
        ))}
      </ul>
      <More last={cursors.at(-1)} onMore={(next) => setCursors([...cursors, next])} />
    </section>
  )
}

type PageProps = { cursor?: string; hidden: ReadonlySet<string>; isFirst?: boolean }

function Page({ cursor, hidden, isFirst }: PageProps) {
  const t = useTranslations('cvViewers')
  const { data } = useCall(listCvViewers, cursor ? { cursor } : {})
  if (isFirst && data?.data.length === 0) return <li className="quiet">{t('nobody')}</li>
  return data?.data.map((viewer) => (
    <Viewer key={viewer.id} viewer={viewer} isHidden={viewer.page !== null && hidden.has(viewer.page.id)} />
  ))
}

function More({ last, onMore }: { last: string | undefined; onMore: (next: string) => void }) {
  const t = useTranslations('cvViewers')
  const { data } = useCall(listCvViewers, last ? { cursor: last } : {})
  const next = data?.next_cursor
  if (!next) return null
  return (
    <div>
      <Button look="quiet" onClick={() => onMore(next)}>
        {t('more')}
      </Button>
    </div>
  )
}
