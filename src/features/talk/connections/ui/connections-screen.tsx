import { useState } from 'react'
import { signedIn } from '#frame/guards.ts'
import { ListScreen } from '#frame/list-screen.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { TabsNav } from '#ui/lists/tabs-nav.tsx'
import { listConnections } from '../contract.ts'
import { shows } from '../rules.ts'
import type { Route } from './+types/connections-screen'
import { ConnectDialog } from './connect-dialog.tsx'
import { ConnectionRow } from './connection-row.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await signedIn(asked)
  const { searchParams } = asked.url
  const show = shows.find((one) => one === searchParams.get('show')) ?? 'accepted'
  const cursor = searchParams.get('cursor')
  const wanted = { show, ...(cursor && { cursor }) }
  return { wanted, first: session ? await load(page, listConnections, wanted) : undefined }
}

/** With whom one is connected, who asks, and whom one asked; live. */
export default function ConnectionsScreen({ loaderData: { first, wanted } }: Route.ComponentProps) {
  const t = useTranslations('connections')
  const format = useFormatter()
  const [asking, ask] = useState(false)
  const list = useCall(listConnections, wanted, { initial: first, enabled: first !== undefined })
  const { data } = list
  const { show } = wanted
  const add = (
    <Button look="primary" icon="plus" onClick={() => ask(true)}>
      {t('add')}
    </Button>
  )
  const isEmpty = data?.data.length === 0
  return (
    <ListScreen
      name="connections"
      title={t('title')}
      lead={t('lead')}
      list={list}
      more={{ href: (cursor) => `/connections?${new URLSearchParams({ show, cursor })}`, words: t('more') }}
    >
      {isEmpty ? null : <div>{add}</div>}
      <TabsNav
        label={t('lists')}
        items={shows.map((one) => ({
          href: `/connections?show=${one}`,
          words: t(`shows.${one}`),
          current: one === show,
          ...(data && data.counts[one] > 0 && { count: format.number(data.counts[one]) }),
        }))}
      />
      {isEmpty ? (
        <Empty icon="users" title={t(`none.${show}`)} action={add}>
          {t(`none.${show}Help`)}
        </Empty>
      ) : null}
      <ul className="rows">
        {data?.data.map((connection) => (
          <ConnectionRow key={connection.id} connection={connection} show={show} />
        ))}
      </ul>
      {asking ? <ConnectDialog onClose={() => ask(false)} /> : null}
    </ListScreen>
  )
}
