import { useTranslations } from '#platform/browser/intl.ts'
import { Icon } from '#ui/basics/icon.tsx'

/** What comes on top of the pay; nothing where nothing does. */
export function JobBenefits({ names }: { names: readonly string[] }) {
  const t = useTranslations('jobs')
  if (names.length === 0) return null
  return (
    <section>
      <h2>{t('benefits')}</h2>
      <ul className="icon-list">
        {names.map((name) => (
          <li key={name}>
            <Icon name="plus" />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
