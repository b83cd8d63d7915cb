import { asStaff } from '#frame/guards.ts'
import { ListScreen } from '#frame/list-screen.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { toast } from '#platform/browser/toast.ts'
import { useCall, useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { Table } from '#ui/lists/table.tsx'
import { liftBounce, listBounced } from '../contract.ts'
import type { Route } from './+types/bounced-screen'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await asStaff(asked, 'staff.bounce.lift')
  const cursor = asked.url.searchParams.get('cursor')
  const input = cursor ? { cursor } : {}
  return { input, first: session ? await load(page, listBounced, input) : undefined }
}

/** Addresses that take no mail: what their server said, and a way to let mail go there again. */
export default function BouncedScreen({ loaderData: { input, first } }: Route.ComponentProps) {
  const t = useTranslations('mailBounces.admin')
  const list = useCall(listBounced, input, { initial: first, enabled: first !== undefined })
  const { data } = list
  return (
    <ListScreen
      name="bounced-addresses"
      title={t('title')}
      lead={t('text')}
      list={list}
      more={{ href: (cursor) => `/admin/bounced-addresses?${new URLSearchParams({ cursor })}`, words: t('more') }}
      wide
    >
      <Table
        caption={t('title')}
        rows={data?.data ?? []}
        rowId={({ address }) => address}
        empty={data ? <Empty icon="done" title={t('empty')} /> : null}
        columns={[
          { id: 'address', head: t('address'), names: true, cell: (row) => <Address row={row} /> },
          { id: 'said', head: t('said'), wideOnly: true, cell: (row) => <Said row={row} /> },
          { id: 'lift', head: t('action'), cell: (row) => <Lift row={row} onDone={list.refetch} /> },
        ]}
      />
    </ListScreen>
  )
}

const idOf = (address: string) => `address-${address.replace(/[^\w-]/g, '_')}`

type Row = Gives<typeof listBounced>['data'][number]

function Address({ row: { address, people, bounced_at, rested } }: { row: Row }) {
  const t = useTranslations('mailBounces.admin')
  const format = useFormatter()
  return (
    <div className="stack stack-xs">
      <bdi id={idOf(address)} className="ltr strong">
        {address}
      </bdi>
      <Facts
        small
        items={[
          ...people.map((name) => <bdi key={name}>{name}</bdi>),
          t('since', { at: format.dateTime(new Date(bounced_at), 'moment') }),
          rested > 0 ? t('rested', { count: rested }) : null,
        ]}
      />
    </div>
  )
}

const Said = ({ row: { code, reason } }: { row: Row }) => (
  <bdi className="ltr small quiet" lang="en">
    {reason || code}
  </bdi>
)

function Lift({ row: { address }, onDone }: { row: Row; onDone: () => void }) {
  const t = useTranslations('mailBounces.admin')
  const lift = useSend(liftBounce, {
    onDone() {
      toast.show({ text: t('lifted'), tone: 'good' })
      onDone()
    },
    onProblem: (problem) => toast.show({ text: problem.message, tone: 'warm' }),
  })
  return (
    <Button size="s" busy={lift.isPending} aria-describedby={idOf(address)} onClick={() => lift.mutate({ address })}>
      {t('lift')}
    </Button>
  )
}
