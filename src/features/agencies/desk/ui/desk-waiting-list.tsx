import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Facts } from '#ui/basics/word.tsx'
import type { DeskWaiting } from '../contract.ts'
import type { DeskKind } from '../rules.ts'

const ofPlacements: readonly DeskKind[] = ['complete', 'guarantees']
const isOfPlacements = (kind: DeskKind) => ofPlacements.includes(kind)

/** What waits of one kind: who, where, and by when. */
export function DeskWaitingList({ kind, rows }: { kind: DeskKind; rows: readonly DeskWaiting[] }) {
  const t = useTranslations('desk')
  const format = useFormatter()
  const total = rows[0]?.total ?? rows.length
  const place = isOfPlacements(kind) ? '/page/placements' : '/page/submissions'
  return (
    <section className="stack stack-xs" aria-label={t(`kinds.${kind}`)}>
      <div className="section-head section-head-line">
        <h3>
          {t(`kinds.${kind}`)} <span className="faint num">{format.number(total)}</span>
        </h3>
        {total > rows.length ? (
          <a className="link small" href={place}>
            {t('all', { total })}
          </a>
        ) : null}
      </div>
      <ul className="rows">
        {rows.map(({ submission, name, client, job, at }) => (
          <li key={submission}>
            <a
              className="desk-row"
              href={`${place}?${kind === 'complete' ? 'complete' : isOfPlacements(kind) ? 'of' : 'open'}=${submission}`}
            >
              <span className="strong clip" dir="auto">
                {name}
              </span>
              <Facts
                small
                items={[
                  <bdi key="client" className="quiet">
                    {client}
                  </bdi>,
                  <bdi key="job" className="quiet">
                    {job}
                  </bdi>,
                ]}
              />
              <span className="small quiet nowrap" data-pressing={kind === 'disputes' || undefined}>
                {t(`at.${kind}`, {
                  // a guarantee ends with a day and not at a moment: the same one everywhere
                  day: format.dateTime(new Date(at), 'day', kind === 'guarantees' ? { timeZone: 'UTC' } : {}),
                  moment: format.dateTime(new Date(at), 'moment'),
                })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
