import { useState } from 'react'
import { asStaff } from '#frame/guards.ts'
import { ListScreen } from '#frame/list-screen.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { Word } from '#ui/basics/word.tsx'
import { Table } from '#ui/lists/table.tsx'
import { listSwitches } from '../contract.ts'
import type { Route } from './+types/switches-screen'
import { type Part, SetSwitch } from './set-switch.tsx'
import { useSwitchWords } from './use-switch-words.ts'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await asStaff(asked, 'staff.switch.set')
  return { first: session ? await load(page, listSwitches, {}) : undefined }
}

/** `/admin/switches`: what of the site is on, for whom, and the whole of it. */
export default function SwitchesScreen({ loaderData: { first } }: Route.ComponentProps) {
  const t = useTranslations('switches')
  useTopic(first ? 'reviews:all' : null)
  const list = useCall(listSwitches, {}, { initial: first, enabled: first !== undefined })
  const [setting, set] = useState<Part | null>(null)
  const parts = list.data?.data ?? []
  const isClosed = parts.some(({ name, audience }) => name === 'site' && audience !== 'everyone')
  return (
    <ListScreen name="switches" title={t('title')} lead={t('lead')} list={list} wide>
      {isClosed ? <Note tone="warm">{t('closedNow')}</Note> : null}
      <Table
        caption={t('title')}
        rows={parts}
        rowId={({ name }) => name}
        columns={[
          {
            id: 'part',
            head: t('part'),
            names: true,
            cell: ({ name }) => (
              <div className="stack stack-xs measure">
                <span className="strong">{t(`names.${name}`)}</span>
                <span className="small quiet">{t(`about.${name}`)}</span>
              </div>
            ),
          },
          { id: 'state', head: t('state'), folds: true, cell: (part) => <State part={part} /> },
          {
            id: 'change',
            head: <span className="sr-only">{t('change')}</span>,
            cell: (part) => (
              <Button size="s" aria-label={t('changeOf', { name: t(`names.${part.name}`) })} onClick={() => set(part)}>
                {t('change')}
              </Button>
            ),
          },
        ]}
      />
      {setting ? <SetSwitch part={setting} onClose={() => set(null)} /> : null}
    </ListScreen>
  )
}

function State({ part: { name, audience, until, reason, by, at } }: { part: Part }) {
  const t = useTranslations('switches')
  const format = useFormatter()
  const wordsOf = useSwitchWords()
  return (
    <div className="stack stack-xs">
      <Word tone={audience === 'everyone' ? 'good' : 'warm'}>{wordsOf(name, audience)}</Word>
      {until ? (
        <span className="small">{t('openAgain', { at: format.dateTime(new Date(until), 'moment') })}</span>
      ) : null}
      {reason ? (
        <span className="small measure" dir="auto">
          {reason}
        </span>
      ) : null}
      <span className="small quiet">
        {at
          ? t.rich('by', { by: () => <bdi>{by ?? '–'}</bdi>, at: format.dateTime(new Date(at), 'moment') })
          : t('usual')}
      </span>
    </div>
  )
}
