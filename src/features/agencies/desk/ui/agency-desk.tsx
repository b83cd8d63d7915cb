import './desk.css'
import { NotLoaded } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Skeleton } from '#ui/basics/note.tsx'
import { showDesk } from '../contract.ts'
import { deskKinds } from '../rules.ts'
import { DeskMandates } from './desk-mandates.tsx'
import { DeskTargets } from './desk-targets.tsx'
import { DeskWaitingList } from './desk-waiting-list.tsx'

/** What an agency has before it in the morning: who waits, what its people aim for, which jobs of clients are open. */
export function AgencyDesk({ first }: { first?: Gives<typeof showDesk> | undefined }) {
  const t = useTranslations('desk')
  const { data, isError, refetch } = useCall(showDesk, {}, { initial: first })
  if (isError && !data) return <NotLoaded onRetry={refetch} />
  if (!data) return <Skeleton />
  const { waiting, month, recruiters, mandates, mandates_count } = data.data
  return (
    <div className="beside">
      <section className="stack stack-l" aria-labelledby="desk-today">
        <h2 id="desk-today">{t('today')}</h2>
        {waiting.length === 0 ? <p className="quiet">{t('nothing')}</p> : null}
        {deskKinds.map((kind) => {
          const rows = waiting.filter((one) => one.kind === kind)
          return rows.length > 0 ? <DeskWaitingList key={kind} kind={kind} rows={rows} /> : null
        })}
      </section>
      {/* each of its sections has a name; two asides of a page would have none */}
      <div className="stack stack-xl">
        <DeskTargets month={month} recruiters={recruiters} />
        <DeskMandates mandates={mandates} count={mandates_count} />
      </div>
    </div>
  )
}
