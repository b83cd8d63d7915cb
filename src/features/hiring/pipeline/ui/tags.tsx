import { useTranslations } from '#platform/browser/intl.ts'

/** Tags of an applicant; those that do not fit are counted. */
export function Tags({ tags, most }: { tags: readonly string[]; most: number }) {
  const t = useTranslations('pipeline.tags')
  if (tags.length === 0) return null
  const more = tags.length - most
  return (
    <ul className="tag-line" aria-label={t('title')}>
      {tags.slice(0, most).map((tag) => (
        <li key={tag} className="tag">
          <bdi>{tag}</bdi>
        </li>
      ))}
      {more > 0 ? <li className="faint">{t('more', { count: more })}</li> : null}
    </ul>
  )
}
