import { JobStateWord } from '#features/jobs/jobs/ui/job-state-word.tsx'
import { OrdersOf } from '#features/staff/persons/ui/person-ties.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { KeyValues } from '#ui/basics/key-values.tsx'
import { showPageTies } from '../contract.ts'
import { JobCases } from './job-cases.tsx'

/** What hangs on a company: what was reported, its balances and orders, its jobs. */
export function PageTies({ page }: { page: string }) {
  const t = useTranslations('wholeJobs')
  const kinds = useTranslations('ledger.kinds')
  const format = useFormatter()
  const ties = useCall(showPageTies, { page }).data?.data
  if (!ties) return null
  const { jobs, cases, money } = ties
  return (
    <>
      {cases ? <JobCases cases={cases} /> : null}
      {money ? (
        <>
          <KeyValues
            look="tiles"
            items={(['coin', 'cv', 'sms'] as const).map((kind) => ({
              key: kinds(kind),
              value: format.number(money[kind]),
            }))}
          />
          <OrdersOf orders={money.orders} />
        </>
      ) : null}
      <section className="stack stack-s">
        <h2>{t('jobs')}</h2>
        {jobs.length === 0 ? <p className="quiet">{t('noJobs')}</p> : null}
        <ul className="rows">
          {jobs.map(({ id, title, state }) => (
            <li key={id} className="row spread">
              <a className="link" href={`/admin/jobs/${id}`}>
                <bdi>{title || t('untitled')}</bdi>
              </a>
              <JobStateWord state={state} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
