import { useState } from 'react'
import type { ColumnHead } from '#features/hiring/pipeline/ui/column-name.ts'
import { useSettled } from '#features/hiring/pipeline/ui/use-settled.ts'
import { NotLoaded } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Empty, Skeleton } from '#ui/basics/note.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { inviteFromPool, listPool, type PoolEntry } from '../contract.ts'
import { bringFromPool, listInvited } from '../job-contract.ts'
import { Invited } from './invited.tsx'
import { type Job, OtherWays } from './other-ways.tsx'

type Props = {
  job: Job
  /** Of the board, for whoever is added by hand. */
  columns: readonly ColumnHead[]
  /** Who was invited stands first. */
  ofInvited?: boolean
  onClose: () => void
  /** Somebody was added by hand. */
  onAdded: (application: string) => void
  /** Whoever was to be added stands on the board. */
  onOpen: (application: string) => void
}

/** People of the pool for a job: whoever gave the company a CV becomes an applicant, whoever was found is invited; and who was. */
export function AddPeople({ job: sought, columns, ofInvited = false, onClose, onAdded, onOpen }: Props) {
  const { id: job, title } = sought
  const t = useTranslations('pool.adding')
  const pool = useTranslations('pool')
  const [q, search] = useState('')
  const [words, write] = useState('')
  const [added, add] = useState<readonly string[]>([])
  const settled = useSettled(q.trim())
  const list = useCall(listPool, { q: settled, job })
  const invited = useCall(listInvited, { job }).data?.data ?? []
  const rows = list.data?.data ?? []
  const asked = invited.length > 0 ? <Invited {...{ job, invited }} /> : null
  return (
    <Dialog open wide onClose={onClose} title={t('title')} about={title}>
      <div className="stack">
        {ofInvited ? asked : null}
        <OtherWays job={sought} {...{ columns, onAdded, onOpen }} />
        <p className="quiet">{t('lead')}</p>
        <TextField
          name="q"
          label={pool('search')}
          bare
          icon="search"
          type="search"
          placeholder={pool('search')}
          value={q}
          onChange={search}
          maxLength={120}
        />
        <TextArea
          name="words"
          label={pool('inviting.words')}
          help={pool('inviting.wordsHelp')}
          rows={2}
          maxLength={1500}
          optional
          value={words}
          onChange={write}
        />
        {list.isError && !list.data ? <NotLoaded onRetry={list.refetch} /> : null}
        {!list.data && !list.isError ? <Skeleton lines={['70%', '60%', '65%']} /> : null}
        {list.data && rows.length === 0 ? <Empty icon="bookmark" title={pool(settled ? 'noneFound' : 'none')} /> : null}
        <ul className="rows">
          {rows.map((entry) => (
            <Person
              key={entry.id}
              {...{ entry, job, words }}
              isAdded={added.includes(entry.id)}
              onAdded={() => add((all) => [...all, entry.id])}
              isInvited={invited.some((one) => one.entry === entry.id)}
            />
          ))}
        </ul>
        {list.data?.next_cursor ? <p className="small quiet">{t('more')}</p> : null}
        {ofInvited ? null : asked}
      </div>
    </Dialog>
  )
}

type PersonProps = {
  entry: PoolEntry
  job: string
  words: string
  isInvited: boolean
  isAdded: boolean
  onAdded: () => void
}

function Person({ entry: { id, name, headline, source, applied }, job, words, ...seen }: PersonProps) {
  const t = useTranslations('pool')
  const all = useTranslations()
  const onProblem = ({ message }: { message: string }) => void toast.show({ text: message, tone: 'bad' })
  const say = (refused: string | null | undefined, done: string) =>
    toast.show(refused ? { text: all(`refusals.${refused}`), tone: 'bad' } : { text: done, tone: 'good' })
  const add = useSend(bringFromPool, {
    onDone({ data: [one] }) {
      say(one?.refused, t('adding.added', { name }))
      if (!one?.refused) seen.onAdded()
    },
    onProblem,
  })
  const invite = useSend(inviteFromPool, {
    onDone({ data: [one] }) {
      say(one?.refused, t('inviting.done', { count: 1 }))
      refreshCall(listInvited)
    },
    onProblem,
  })
  const asked = { job, entries: [id], words }
  return (
    <li className="cluster spread">
      <div className="stack stack-xs">
        <p className="medium">
          <bdi>{name}</bdi>
        </p>
        <Facts small items={[headline ? <bdi key="headline">{headline}</bdi> : null, t(`from.${source}`)]} />
      </div>
      {seen.isAdded || applied ? (
        <Word tone="good">{t('adding.done')}</Word>
      ) : (
        <span className="cluster">
          {source === 'search' ? null : (
            <Button size="s" busy={add.isPending} onClick={() => add.mutate(asked)}>
              {t('adding.add')}
              <span className="sr-only">: {name}</span>
            </Button>
          )}
          {seen.isInvited ? (
            <Word>{t('adding.isInvited')}</Word>
          ) : (
            <Button size="s" look="text" busy={invite.isPending} onClick={() => invite.mutate(asked)}>
              {t('invite')}
              <span className="sr-only">: {name}</span>
            </Button>
          )}
        </span>
      )}
    </li>
  )
}
