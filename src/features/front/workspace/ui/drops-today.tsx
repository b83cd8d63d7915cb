import { useFormatter, useTranslations } from 'use-intl'
import { DueClock } from '#features/hiring/applications/ui/due-clock.tsx'
import { listDrops } from '#features/sourcing/cv-drops/team-contract.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Facts } from '#ui/basics/word.tsx'

const most = 4
export const waitingDrops = { show: 'waiting' } as const

/** CVs that people left without a job and that wait for an answer; nothing where none does. */
export function DropsToday({ first }: { first: Gives<typeof listDrops> }) {
  const t = useTranslations('workspace')
  const format = useFormatter()
  const { data } = useCall(listDrops, waitingDrops, { initial: first })
  const { data: rows, counts } = data ?? first
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="drops">
      <div className="section-head section-head-line">
        <h2 id="drops">
          {t('drops')} <span className="faint num">{format.number(counts.waiting)}</span>
        </h2>
        <a className="link" href="/page/drops">
          {t('allDrops')}
        </a>
      </div>
      <ul className="rows">
        {rows.slice(0, most).map(({ id, name, headline, wish, place, at, answer_due_at }) => (
          <li key={id}>
            <a href={`/page/drops?show=waiting&item=${id}`} className="row">
              <Avatar name={name} />
              <span className="grow stack stack-xs">
                <span className="strong">
                  <bdi>{name}</bdi>
                </span>
                <Facts
                  small
                  items={[
                    headline || wish ? <bdi key="what">{headline || wish}</bdi> : null,
                    place ? <bdi key="place">{place}</bdi> : null,
                  ]}
                />
              </span>
              <DueClock from={at} due={answer_due_at} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
