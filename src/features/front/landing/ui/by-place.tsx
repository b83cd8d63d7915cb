import { useFormatter, useTranslations } from '#platform/browser/intl.ts'

type Props = { places: readonly { id: number; text: string; count: number }[] }

/** Cities by the number of jobs that are open there. */
export function ByPlace({ places }: Props) {
  const t = useTranslations('landing')
  const format = useFormatter()
  return (
    <section className="section">
      <div className="section-head">
        <h2>{t('places')}</h2>
      </div>
      <ul className="cities">
        {places.map(({ id, text, count }) => (
          <li key={id}>
            <a href={`/jobs?${new URLSearchParams({ where: text, place: String(id) })}`}>
              {text}
              <span className="sr-only">, {t('jobs', { count })}</span>
              <sup aria-hidden="true" className="num">
                {format.number(count)}
              </sup>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
