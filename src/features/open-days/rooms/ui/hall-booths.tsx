import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Facts, Word } from '#ui/basics/word.tsx'
import type { showHall } from '../contract.ts'

/** Booths of other companies at a fair: how many are there, for whoever leads the hall; their desks are their own. */
export function HallBooths({ booths }: Pick<Gives<typeof showHall>['data'], 'booths'>) {
  const t = useTranslations('rooms')
  const format = useFormatter()
  if (booths.length === 0) return null
  return (
    <section className="stack" aria-label={t('booths.title')}>
      <div className="section-head section-head-line">
        <h2>{t('booths.title')}</h2>
      </div>
      <ul className="rows">
        {booths.map(({ id, company, waiting, talking, done, calls }) => (
          <li key={id} className="cluster spread">
            <p className="strong">
              <bdi>{company}</bdi>
            </p>
            <Facts
              small
              items={[
                calls.length > 0 ? (
                  <Word key="calls" tone="warm">
                    {t('booths.calls', {
                      count: calls.length,
                      numbers: format.list(
                        calls.map(({ visitor }) => format.number(visitor)),
                        { type: 'conjunction' },
                      ),
                    })}
                  </Word>
                ) : null,
                t('waiting', { count: waiting }),
                t('booths.talking', { count: talking }),
                t('booths.done', { count: done }),
              ]}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
