import { useTranslations } from '#platform/browser/intl.ts'
import { Note } from '#ui/basics/note.tsx'
import { useCvLook } from './use-cv-look.ts'

/** What of a file in hand can be read, before it is sent; nothing waits for it. */
export function WhatWasRead({ file }: { file: File }) {
  const t = useTranslations('cvs.photos')
  const { data, isError } = useCvLook(file)
  if (isError || data?.data.state === 'unread') return <p className="small faint">{t('failed')}</p>
  if (!data)
    return (
      <p className="small faint" role="status">
        {t('reading')}
      </p>
    )
  if (data.data.state === 'wordless') return <Note tone="warm" title={t('wordless')} />
  return (
    <details className="photo-read">
      <summary>{t('read')}</summary>
      <p className="small faint">{t('readHelp')}</p>
      <ul className="small">
        {data.data.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a page never move
          <li key={at} dir="auto">
            {line}
          </li>
        ))}
      </ul>
    </details>
  )
}
