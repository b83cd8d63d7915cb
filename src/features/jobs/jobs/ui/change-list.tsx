import './change-list.css'
import { useTranslations } from '#platform/browser/intl.ts'

type Props = { changes: readonly { field: string; from: string; to: string }[] }

/** What is different: each field, what it said and what it says. */
export function ChangeList({ changes }: Props) {
  const t = useTranslations('jobs')
  if (changes.length === 0) return null
  return (
    <dl className="change-list">
      {changes.map(({ field, from, to }) => (
        <div key={field}>
          <dt>{t(`fieldNames.${field}`)}</dt>
          <dd>
            <del>
              <span className="sr-only">{t('changed.before')} </span>
              <span dir="auto">{from || t('changed.nothing')}</span>
            </del>
            <ins>
              <span className="sr-only">{t('changed.now')} </span>
              <span dir="auto">{to || t('changed.nothing')}</span>
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
