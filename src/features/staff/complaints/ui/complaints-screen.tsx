import { useFormatter, useNow, useTranslations } from 'use-intl'
import { asStaff } from '#frame/guards.ts'
import { ListScreen } from '#frame/list-screen.tsx'
import { useTopic } from '#platform/browser/live.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Card } from '#ui/basics/card.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { TabsNav } from '#ui/lists/tabs-nav.tsx'
import { type Complaint, listComplaints } from '../contract.ts'
import type { Route } from './+types/complaints-screen'
import { DecideComplaint } from './decide-complaint.tsx'
import { ReportedMessages } from './reported-messages.tsx'

const shows = ['open', 'decided'] as const

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await asStaff(asked, 'staff.complaint.decide')
  const { searchParams } = asked.url
  const show = shows.find((one) => one === searchParams.get('show')) ?? 'open'
  const cursor = searchParams.get('cursor')
  const wanted = { show, ...(cursor && { cursor }) }
  return { wanted, first: session ? await load(page, listComplaints, wanted) : undefined }
}

/** What people reported, the longest waiting first, live. */
export default function ComplaintsScreen({ loaderData: { first, wanted } }: Route.ComponentProps) {
  const t = useTranslations('complaints.list')
  const format = useFormatter()
  useTopic(first ? 'reviews:all' : null)
  const list = useCall(listComplaints, wanted, { initial: first, enabled: first !== undefined })
  const { data } = list
  return (
    <ListScreen
      name="complaints"
      title={t('title')}
      lead={t('text')}
      list={list}
      more={{
        href: (cursor) => `/admin/complaints?${new URLSearchParams({ show: wanted.show, cursor })}`,
        words: t('more'),
      }}
      wide
    >
      <TabsNav
        label={t('lists')}
        items={shows.map((one) => ({
          href: `/admin/complaints?show=${one}`,
          words: t(`shows.${one}`),
          current: one === wanted.show,
          ...(one === 'open' && { count: format.number(data?.open ?? 0) }),
        }))}
      />
      {data?.data.length === 0 ? (
        <Empty icon="done" title={t('empty')}>
          {t('emptyHelp')}
        </Empty>
      ) : null}
      {data?.data.map((one) => (
        <ComplaintCard key={one.id} complaint={one} />
      ))}
    </ListScreen>
  )
}

const tones = { open: 'warm', upheld: 'bad', dismissed: 'plain' } as const

function ComplaintCard({ complaint }: { complaint: Complaint }) {
  const t = useTranslations('complaints')
  const format = useFormatter()
  const now = useNow({ updateInterval: 60_000 })
  const { title, company, reason, note, text, address, times, upheld, state, created_at, by_account, messages } =
    complaint
  return (
    <Card
      title={
        address ? (
          <a className="link" href={address}>
            <bdi>{title}</bdi>
          </a>
        ) : (
          <bdi>{title}</bdi>
        )
      }
      aside={<Word tone={tones[state]}>{t(`states.${state}`)}</Word>}
    >
      <div className="stack stack-s">
        <Facts
          small
          items={[
            <b key="reason">{t(`reasons.${reason}`)}</b>,
            title === company || !company ? null : <bdi key="company">{company}</bdi>,
            <time key="at" dateTime={created_at} suppressHydrationWarning>
              {format.relativeTime(new Date(created_at), now)}
            </time>,
            t(by_account ? 'list.byAccount' : 'list.byGuest'),
            times > 1 ? t('list.times', { count: times }) : null,
            state === 'open' && upheld > 0 ? t('list.upheld', { count: upheld }) : null,
          ]}
        />
        {note ? <blockquote dir="auto">{note}</blockquote> : null}
        {text ? (
          <details>
            <summary className="small">{t('list.asSeen')}</summary>
            <p className="small quiet measure" dir="auto">
              {text}
            </p>
          </details>
        ) : null}
        {messages.length > 0 ? <ReportedMessages messages={messages} /> : null}
        {state === 'open' ? <DecideComplaint complaint={complaint} /> : <Decided complaint={complaint} />}
      </div>
    </Card>
  )
}

function Decided({ complaint: { words, decided_by, decided_at } }: { complaint: Complaint }) {
  const format = useFormatter()
  return (
    <div className="stack stack-xs">
      <p dir="auto">{words}</p>
      <Facts
        small
        items={[
          decided_by ? <bdi key="by">{decided_by}</bdi> : null,
          decided_at ? format.dateTime(new Date(decided_at), 'day') : null,
        ]}
      />
    </div>
  )
}
