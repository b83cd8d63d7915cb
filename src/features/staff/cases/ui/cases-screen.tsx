import { asStaff } from '#frame/guards.ts'
import { ListScreen } from '#frame/list-screen.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Empty } from '#ui/basics/note.tsx'
import { useAgo } from '#ui/basics/use-ago.ts'
import { Facts, Word } from '#ui/basics/word.tsx'
import { TabsNav } from '#ui/lists/tabs-nav.tsx'
import { type CaseLine, listCases } from '../contract.ts'
import type { Route } from './+types/cases-screen'
import { caseTones } from './case-tones.ts'

const shows = ['open', 'appeals', 'decided'] as const

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await asStaff(asked, 'staff.complaint.decide')
  const { searchParams } = asked.url
  const show = shows.find((one) => one === searchParams.get('show')) ?? 'open'
  const cursor = searchParams.get('cursor')
  const wanted = { show, ...(cursor && { cursor }) }
  return { wanted, first: session ? await load(page, listCases, wanted) : undefined }
}

/** `/admin/cases`: what people reported, a case for each thing, the longest waiting first, live. */
export default function CasesScreen({ loaderData: { first, wanted } }: Route.ComponentProps) {
  const t = useTranslations('cases.list')
  const format = useFormatter()
  useTopic(first ? 'reviews:all' : null)
  const list = useCall(listCases, wanted, { initial: first, enabled: first !== undefined })
  const { data } = list
  const counts = { open: data?.open, appeals: data?.appeals, decided: undefined }
  return (
    <ListScreen
      name="cases"
      title={t('title')}
      lead={t('text')}
      list={list}
      more={{
        href: (cursor) => `/admin/cases?${new URLSearchParams({ show: wanted.show, cursor })}`,
        words: t('more'),
      }}
    >
      <TabsNav
        label={t('lists')}
        items={shows.map((one) => ({
          href: `/admin/cases?show=${one}`,
          words: t(`shows.${one}`),
          current: one === wanted.show,
          ...(counts[one] !== undefined && { count: format.number(counts[one]) }),
        }))}
      />
      {data?.data.length === 0 ? (
        <Empty icon="done" title={t('empty')}>
          {t('emptyHelp')}
        </Empty>
      ) : null}
      <ul className="rows">
        {data?.data.map((one) => (
          <Line key={one.id} one={one} />
        ))}
      </ul>
    </ListScreen>
  )
}

function Line({ one }: { one: CaseLine }) {
  const t = useTranslations('cases')
  const reasons = useTranslations('complaints.reasons')
  const format = useFormatter()
  const ago = useAgo()
  const at = one.appealed_at ?? one.decided_at ?? one.opened_at
  return (
    <li className="row row-top">
      <div className="grow stack stack-xs">
        <a className="strong" href={`/admin/cases/${one.id}`}>
          <bdi>{one.title || one.company}</bdi>
        </a>
        <Facts
          small
          items={[
            t(`about.${one.about}`),
            one.company && one.company !== one.title ? <bdi key="company">{one.company}</bdi> : null,
            <b key="reasons">{format.list(one.reasons.map((reason) => reasons(reason)))}</b>,
            t('list.reports', { count: one.reports }),
            one.upheld_before > 0 ? t('list.before', { count: one.upheld_before }) : null,
            <time key="at" dateTime={at} suppressHydrationWarning>
              {ago(at)}
            </time>,
          ]}
        />
      </div>
      <Word tone={one.appealed_at ? 'warm' : caseTones[one.state]}>
        {one.appealed_at ? t('list.appealed') : t(`states.${one.state}`)}
      </Word>
    </li>
  )
}
