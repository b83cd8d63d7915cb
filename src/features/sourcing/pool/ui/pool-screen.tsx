import { useState } from 'react'
import { atWork } from '#frame/guards.ts'
import { NotLoaded, WorkScreen } from '#frame/work-screen.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { TabsNav } from '#ui/lists/tabs-nav.tsx'
import { listPool } from '../contract.ts'
import { poolSources } from '../rules.ts'
import type { Route } from './+types/pool-screen'
import { InviteDialog } from './invite-dialog.tsx'
import { PoolRow } from './pool-row.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  const { searchParams } = asked.url
  const source = poolSources.find((one) => one === searchParams.get('source'))
  const tag = searchParams.get('tag')?.slice(0, 40)
  const cursor = searchParams.get('cursor')
  const q = searchParams.get('q')?.slice(0, 120) ?? ''
  const wanted = { q, ...(source && { source }), ...(tag && { tag }), ...(cursor && { cursor }) }
  return { wanted, first: session?.may.includes('drop.answer') ? await load(page, listPool, wanted) : undefined }
}

type Wanted = { q: string; source?: string; tag?: string; cursor?: string }

const addressOf = ({ cursor: _, ...wanted }: Wanted, more: Partial<Wanted>) => {
  const asked = Object.entries({ ...wanted, ...more }).filter(([, value]) => value)
  return asked.length > 0
    ? `/page/pool?${new URLSearchParams(Object.fromEntries(asked) as Record<string, string>)}`
    : '/page/pool'
}

/** People kept for later jobs: searched, tagged, and asked to look at a job. */
export default function PoolScreen({ loaderData: { wanted, first } }: Route.ComponentProps) {
  const t = useTranslations('pool')
  const format = useFormatter()
  const list = useCall(listPool, wanted, { initial: first, enabled: first !== undefined })
  const [chosen, choose] = useState<readonly string[]>([])
  const [inviting, invite] = useState(false)
  const rows = list.data?.data ?? []
  const here = chosen.filter((id) => rows.some((row) => row.id === id))
  const isAsked = Boolean(wanted.q || wanted.source || wanted.tag)
  return (
    <WorkScreen title={t('title')} name="pool" needs="drop.answer">
      <header className="stack stack-xs">
        <h1>{t('title')}</h1>
        <p className="quiet measure">{t('lead')}</p>
      </header>
      <TabsNav
        label={t('lists')}
        items={[undefined, ...poolSources].map((source) => ({
          href: addressOf(wanted, { source: source ?? '' }),
          words: t(`from.${source ?? 'all'}`),
          current: wanted.source === source,
        }))}
      />
      <PoolSearch wanted={wanted} />
      {list.data && list.data.tags.length > 0 ? (
        <ul className="cluster" aria-label={t('tags')}>
          {list.data.tags.map(({ tag, count }) => (
            <li key={tag}>
              <a
                className="chip"
                href={addressOf(wanted, { tag: wanted.tag === tag ? '' : tag })}
                aria-current={wanted.tag === tag ? 'true' : undefined}
              >
                <bdi>{tag}</bdi> <span className="num faint">{format.number(count)}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {list.isError && !list.data ? <NotLoaded onRetry={list.refetch} /> : null}
      {list.data && rows.length === 0 ? (
        <Empty
          icon="bookmark"
          title={t(isAsked ? 'noneFound' : 'none')}
          action={isAsked ? <LinkButton href="/page/pool">{t('showAll')}</LinkButton> : undefined}
        >
          {isAsked ? null : t('noneHelp')}
        </Empty>
      ) : null}
      {rows.length > 0 ? (
        <div className="cluster">
          <span className="small quiet">{t('found', { count: list.data?.total ?? 0 })}</span>
          <Button size="s" icon="send" look="primary" disabled={here.length === 0} onClick={() => invite(true)}>
            {t('invite')}
          </Button>
        </div>
      ) : null}
      <ul className="rows">
        {rows.map((entry) => (
          <PoolRow
            key={entry.id}
            entry={entry}
            isChosen={here.includes(entry.id)}
            onChoose={(isIn) => choose(isIn ? [...here, entry.id] : here.filter((id) => id !== entry.id))}
          />
        ))}
      </ul>
      {list.data?.next_cursor ? (
        <div>
          <LinkButton
            iconEnd="next"
            href={`${addressOf(wanted, {})}${isAsked ? '&' : '?'}${new URLSearchParams({ cursor: list.data.next_cursor })}`}
          >
            {t('more')}
          </LinkButton>
        </div>
      ) : null}
      {inviting ? (
        <InviteDialog
          entries={here}
          name={here.length === 1 ? rows.find(({ id }) => id === here[0])?.name : null}
          onClose={(isDone) => {
            invite(false)
            if (isDone) choose([])
          }}
        />
      ) : null}
    </WorkScreen>
  )
}

function PoolSearch({ wanted: { q, source, tag } }: { wanted: Wanted }) {
  const t = useTranslations('pool')
  return (
    <form action="/page/pool" method="get">
      {source ? <input type="hidden" name="source" value={source} /> : null}
      {tag ? <input type="hidden" name="tag" value={tag} /> : null}
      <TextField
        name="q"
        label={t('search')}
        bare
        icon="search"
        type="search"
        placeholder={t('search')}
        defaultValue={q}
        maxLength={120}
      />
    </form>
  )
}
