import { useState } from 'react'
import { listInvitations } from '#features/agencies/recruiters/contract.ts'
import { atWork } from '#frame/guards.ts'
import { NotLoaded, WorkScreen } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Empty, Note } from '#ui/basics/note.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { TabsNav } from '#ui/lists/tabs-nav.tsx'
import { listClients } from '../contract.ts'
import { clientStates } from '../rules.ts'
import type { Route } from './+types/clients-screen'
import { AddClient } from './client-dialog.tsx'
import { ClientTable } from './client-table.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  const { searchParams } = asked.url
  const state = clientStates.find((one) => one === searchParams.get('state'))
  const cursor = searchParams.get('cursor')
  const q = searchParams.get('q')?.slice(0, 120) ?? ''
  const wanted = { q, ...(state && { state }), ...(cursor && { cursor }) }
  if (!session?.may.includes('submission')) return { wanted }
  const [first, invited] = await Promise.all([load(page, listClients, wanted), load(page, listInvitations, {})])
  return { wanted, first, invited }
}

type Wanted = { q: string; state?: string | undefined; cursor?: string }

const addressOf = (wanted: Wanted) => {
  const asked = new URLSearchParams(Object.entries(wanted).filter(([, value]) => value) as [string, string][])
  return `/page/clients${asked.size > 0 ? `?${asked}` : ''}`
}

/** Clients of the agency: what was agreed with each, and what is under way. */
export default function ClientsScreen({ loaderData: { wanted, first, invited } }: Route.ComponentProps) {
  const t = useTranslations('clients')
  const list = useCall(listClients, wanted, { initial: first, enabled: first !== undefined })
  const [adding, setAdding] = useState(false)
  const rows = list.data?.data ?? []
  const isAsked = Boolean(wanted.q || wanted.state)
  const add = (
    <Button look="primary" icon="plus" onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  )
  return (
    <WorkScreen title={t('title')} name="clients" needs="submission">
      <header className="cluster spread">
        <div className="stack stack-xs grow">
          <h1>{t('title')}</h1>
          <p className="quiet measure">{t('lead')}</p>
        </div>
        {rows.length > 0 || isAsked ? add : null}
      </header>
      <Invited first={invited} />
      {rows.length > 0 || isAsked ? <Narrow wanted={wanted} /> : null}
      {list.isError && !list.data ? <NotLoaded onRetry={list.refetch} /> : null}
      {list.data && rows.length === 0 ? (
        <Empty
          icon="users"
          title={t(isAsked ? 'noneFound' : 'none')}
          action={isAsked ? <LinkButton href="/page/clients">{t('showAll')}</LinkButton> : add}
        >
          {isAsked ? null : t('noneHelp')}
        </Empty>
      ) : null}
      {rows.length > 0 ? <ClientTable rows={rows} /> : null}
      {list.data?.next_cursor ? (
        <div>
          <LinkButton iconEnd="next" href={addressOf({ ...wanted, cursor: list.data.next_cursor })}>
            {t('more')}
          </LinkButton>
        </div>
      ) : null}
      {adding ? <AddClient onClose={() => setAdding(false)} /> : null}
    </WorkScreen>
  )
}

/** Companies that ask the agency to recruit for one of their jobs. */
function Invited({ first }: { first: Gives<typeof listInvitations> | undefined }) {
  const t = useTranslations('recruiters.invitations')
  const { data } = useCall(listInvitations, {}, { initial: first, enabled: first !== undefined })
  const waiting = data?.data.filter(({ state }) => state === 'asked').length ?? 0
  if (!data || data.data.length === 0) return null
  const link = (
    <a className="link" href="/page/job-invitations">
      {waiting > 0 ? t('waiting', { count: waiting }) : t('title')}
    </a>
  )
  return waiting > 0 ? <Note tone="info">{link}</Note> : <p className="small">{link}</p>
}

function Narrow({ wanted: { q, state } }: { wanted: Wanted }) {
  const t = useTranslations('clients')
  return (
    <>
      <TabsNav
        label={t('lists')}
        items={[undefined, ...clientStates].map((one) => ({
          href: addressOf({ q, state: one }),
          words: t(`filters.${one ?? 'current'}`),
          current: state === one,
        }))}
      />
      <form action="/page/clients" method="get">
        {state ? <input type="hidden" name="state" value={state} /> : null}
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
    </>
  )
}
