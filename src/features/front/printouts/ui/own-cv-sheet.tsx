import { useTranslations } from '#platform/browser/intl.ts'
import { PrintedSheet } from './printed-sheet.tsx'
import type { OwnCv } from './read-own-cv.ts'

/** One's own CV as its look prints it, page by page. */
export function OwnCvSheet({ cv: { name, pages, count } }: { cv: OwnCv }) {
  const t = useTranslations('cvFormatting.preview')
  return (
    <PrintedSheet title={<bdi>{name}</bdi>} name={name}>
      {pages.map((picture, at) => (
        <img
          key={picture.slice(-64)}
          className="printout-page"
          src={picture}
          alt={t('page', { page: at + 1, count })}
          width={1200}
          height={1697}
        />
      ))}
      {count > pages.length ? <p className="small faint">{t('more', { count: count - pages.length })}</p> : null}
    </PrintedSheet>
  )
}
