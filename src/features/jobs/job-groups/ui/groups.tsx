import { useMay } from '#frame/use-session.ts'
import { NotLoaded } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { listGroups } from '../contract.ts'
import { GroupStateWord } from './group-state-word.tsx'
import { usePeriod } from './use-period.ts'

type Wanted = { state?: 'archived'; cursor?: string }
type Props = { wanted: Wanted; first: Gives<typeof listGroups> | undefined }

/** The list, live; with the way to make another one. */
export function Groups({ wanted, first }: Props) {
  const t = useTranslations('jobGroups.list')
  const may = useMay()
  const { data, isError, refetch } = useCall(listGroups, wanted, { initial: first })
  const isArchive = wanted.state === 'archived'
  const isEmpty = data?.data.length === 0 && !wanted.cursor
  const make = may('job.write') ? (
    <LinkButton href="/page/job-groups/new" look="primary" icon="plus">
      {isEmpty && !isArchive ? t('first') : t('new')}
    </LinkButton>
  ) : null
  return (
    <>
      <header className="stack stack-s">
        <div className="cluster spread">
          <h1>{t('title')}</h1>
          {isEmpty ? null : make}
        </div>
        <p className="quiet measure">{t('text')}</p>
      </header>
      {isError && !data ? <NotLoaded onRetry={refetch} /> : null}
      {isEmpty ? (
        <Empty icon="list" title={t('empty')} action={make}>
          {t('emptyHelp')}
        </Empty>
      ) : (
        <ul className="rows">
          {data?.data.map((group) => (
            <GroupLine key={group.id} group={group} />
          ))}
        </ul>
      )}
      <nav className="cluster" aria-label={t('title')}>
        {data?.next_cursor ? (
          <LinkButton
            href={`/page/job-groups?${new URLSearchParams({ ...wanted, cursor: data.next_cursor })}`}
            look="quiet"
          >
            {t('older')}
          </LinkButton>
        ) : null}
        <a className="link small" href={isArchive ? '/page/job-groups' : '/page/job-groups?state=archived'}>
          {isArchive ? t('current') : t('archived')}
        </a>
      </nav>
    </>
  )
}

function GroupLine({ group }: { group: Gives<typeof listGroups>['data'][number] }) {
  const t = useTranslations('jobGroups')
  const period = usePeriod('jobGroups.list.period')
  return (
    <li className="stack stack-xs">
      <a href={`/page/job-groups/${group.id}`} className="strong clip">
        <bdi>{group.title}</bdi>
      </a>
      <Facts
        small
        items={[
          <GroupStateWord key="state" state={group.state} status={group.status} />,
          t(`visibilities.${group.visibility}`),
          t('list.jobs', { count: group.jobs }),
          group.picks === 'rule' ? t('list.byRule') : null,
          period(group),
        ]}
      />
      <Facts
        small
        items={[
          t('list.views', { count: group.views }),
          group.applied === null ? null : t('list.applied', { count: group.applied }),
        ]}
      />
    </li>
  )
}
