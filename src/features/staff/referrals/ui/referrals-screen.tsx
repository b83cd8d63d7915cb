import { useState } from 'react'
import { asStaff } from '#frame/guards.ts'
import { ListScreen } from '#frame/list-screen.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { Word } from '#ui/basics/word.tsx'
import { Table } from '#ui/lists/table.tsx'
import { listReferrals } from '../contract.ts'
import type { Route } from './+types/referrals-screen'
import { DecideDialog } from './decide-dialog.tsx'
import { tones } from './tones.ts'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await asStaff(asked, 'staff.referral.decide')
  return { first: session ? await load(page, listReferrals, {}) : undefined }
}

/** `/admin/referrals`: those that were held wait for a decision; then what was decided. */
export default function ReferralsScreen({ loaderData: { first } }: Route.ComponentProps) {
  const t = useTranslations('referrals')
  const format = useFormatter()
  useTopic(first ? 'reviews:all' : null)
  const list = useCall(listReferrals, {}, { initial: first, enabled: first !== undefined })
  const [deciding, decide] = useState<string | null>(null)
  return (
    <ListScreen name="referrals" title={t('admin.title')} lead={t('admin.lead')} list={list} wide>
      <Table
        caption={t('admin.title')}
        rows={list.data?.data ?? []}
        rowId={({ id }) => id}
        empty={
          <Empty icon="users" title={t('admin.none')}>
            {t('admin.noneHelp')}
          </Empty>
        }
        columns={[
          {
            id: 'company',
            head: t('company'),
            names: true,
            cell: ({ company }) => (company ? <bdi>{company}</bdi> : t('noCompany')),
          },
          { id: 'by', head: t('admin.by'), folds: true, cell: ({ by }) => <bdi>{by ?? '–'}</bdi> },
          {
            id: 'state',
            head: t('state'),
            folds: true,
            cell: ({ state, why }) => (
              <span className="stack stack-xs">
                <Word tone={tones[state]}>{t(`states.${state}`)}</Word>
                {why ? <span className="small quiet">{t(`why.${why}`)}</span> : null}
              </span>
            ),
          },
          { id: 'at', head: t('at'), wideOnly: true, cell: ({ at }) => format.dateTime(new Date(at), 'day') },
          {
            id: 'note',
            head: t('admin.note'),
            cell: ({ id, state, note }) =>
              state === 'held' ? (
                <Button size="s" onClick={() => decide(id)}>
                  {t('admin.decide')}
                </Button>
              ) : (
                <span dir="auto">{note || '–'}</span>
              ),
          },
        ]}
      />
      {deciding ? <DecideDialog referral={deciding} onClose={() => decide(null)} /> : null}
    </ListScreen>
  )
}
