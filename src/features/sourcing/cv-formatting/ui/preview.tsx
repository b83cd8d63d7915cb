import { useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Note } from '#ui/basics/note.tsx'
import type { previewOwn } from '../contract.ts'
import { useLast } from './use-last.ts'

export type Drawn = Gives<typeof previewOwn>['data']

/** The pages as they would be printed; those of the look before stay until the new ones are there. */
export function Preview({
  drawn,
  busy,
  problem,
}: {
  drawn: Drawn | undefined
  busy: boolean
  problem?: string | null
}) {
  const t = useTranslations('cvFormatting.preview')
  const { pages, count } = useLast(drawn) ?? { pages: [], count: 0 }
  return (
    <section className="cv-preview" aria-label={t('title')} aria-busy={busy || undefined}>
      <p role="status" className="small quiet cv-preview-state">
        {busy ? t('busy') : ''}
      </p>
      {problem ? <Note tone="bad" title={problem} alert /> : null}
      {pages.map((picture, at) => (
        <img
          key={picture.slice(-64)}
          src={picture}
          alt={t('page', { page: at + 1, count })}
          width={1200}
          height={1697}
        />
      ))}
      {count > pages.length ? <p className="small faint">{t('more', { count: count - pages.length })}</p> : null}
    </section>
  )
}
