import { useState } from 'react'
import { Form } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { useMay, useSession } from '#features/session/ui/use-session.ts'
import { NotLoaded } from '#features/session/ui/work-screen.tsx'
import { useTopic } from '#platform/browser/live.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { TabsNav } from '#ui/lists/tabs-nav.tsx'
import { listPageJobs } from '../contract.ts'
import { type JobState, jobStates } from '../job-states.ts'
import { CloseJobDialog } from './close-job-dialog.tsx'
import { JobTable } from './job-table.tsx'

type Wanted = { state?: JobState; q?: string; cursor?: string }
type Props = { wanted: Wanted; first: Gives<typeof listPageJobs> | undefined }

export function PageJobs({ wanted, first }: Props) {
  const t = useTranslations('jobs.own.list')
  const may = useMay()
  const session = useSession()
  useTopic(session?.page_id ? `page:${session.page_id}` : null)
  const { data, isError, refetch } = useCall(listPageJobs, wanted, { initial: first })
  const [closing, setClosing] = useState<{ id: string; title: string } | null>(null)
  const counts = data?.counts ?? {}
  const none = Object.keys(counts).length === 0 && data !== undefined
  const write = may('job.write') ? (
    <LinkButton href="/page/jobs/new" look="primary" icon="plus">
      {none ? t('first') : t('new')}
    </LinkButton>
  ) : null
  return (
    <>
      <header className="cluster spread">
        <h1>{t('title')}</h1>
        {none ? null : write}
      </header>
      {isError && !data ? <NotLoaded onRetry={refetch} /> : null}
      {none ? (
        <Empty icon="jobs" title={t('empty')} action={write}>
          {t('emptyHelp')}
        </Empty>
      ) : (
        <>
          <StateTabs counts={counts} state={wanted.state} />
          <Form method="get" action="/page/jobs" className="row" role="search" aria-label={t('find')}>
            {wanted.state ? <input type="hidden" name="state" value={wanted.state} /> : null}
            <span className="grow measure">
              <TextField
                name="q"
                type="search"
                label={t('find')}
                placeholder={t('find')}
                icon="search"
                size="s"
                bare
                defaultValue={wanted.q ?? ''}
              />
            </span>
          </Form>
          <JobTable
            jobs={data?.data ?? []}
            onClose={setClosing}
            empty={
              <Empty icon="search" title={wanted.q ? t('nothing', { query: wanted.q }) : t('noneHere')}>
                <a className="link" href="/page/jobs">
                  {t('all')}
                </a>
              </Empty>
            }
          />
          {data?.next_cursor ? (
            <LinkButton href={`/page/jobs?${queryOf({ ...wanted, cursor: data.next_cursor })}`} look="quiet">
              {t('older')}
            </LinkButton>
          ) : null}
        </>
      )}
      <CloseJobDialog job={closing} onClose={() => setClosing(null)} />
    </>
  )
}

const queryOf = (wanted: Wanted) => new URLSearchParams(Object.entries(wanted)).toString()

const always: readonly JobState[] = ['live', 'draft']

function StateTabs({ counts, state }: { counts: Record<string, number>; state: JobState | undefined }) {
  const t = useTranslations('jobs.own')
  const format = useFormatter()
  const shown = jobStates.filter((one) => counts[one] || always.includes(one) || one === state)
  const order = [...shown].sort((a, b) => Number(b === 'live') - Number(a === 'live'))
  const all = jobStates.reduce((sum, one) => sum + (one === 'archived' ? 0 : (counts[one] ?? 0)), 0)
  return (
    <TabsNav
      label={t('list.byState')}
      items={[
        { href: '/page/jobs', words: t('list.every'), count: format.number(all), current: state === undefined },
        ...order.map((one) => ({
          href: `/page/jobs?state=${one}`,
          words: t(`states.${one}`),
          count: format.number(counts[one] ?? 0),
          current: one === state,
          ...(one === 'changes_requested' && { tone: 'warm' as const }),
        })),
      ]}
    />
  )
}
