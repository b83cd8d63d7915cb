import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import { Facts } from '#ui/basics/word.tsx'
import type { ToPlace } from '../contract.ts'

type Props = { rows: readonly (ToPlace & { hired_at: string })[]; onOpen: (one: ToPlace) => void }

/** Hired by clients, with no start and salary written down yet. */
export function ToCompleteList({ rows, onOpen }: Props) {
  const t = useTranslations('placements')
  const day = useDay()
  if (rows.length === 0) return null
  return (
    <section className="stack stack-s">
      <h2>{t('toComplete')}</h2>
      <ul className="rows">
        {rows.map((row) => (
          <li key={row.submission} className="cluster spread">
            <span className="grow stack stack-xs">
              <span className="medium">
                <bdi>{row.name}</bdi>
              </span>
              <Facts
                small
                items={[<bdi key="client">{row.client}</bdi>, <bdi key="job">{row.job}</bdi>, day(row.hired_at)]}
              />
            </span>
            <Button size="s" look="primary" onClick={() => onOpen(row)}>
              {t('complete')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
