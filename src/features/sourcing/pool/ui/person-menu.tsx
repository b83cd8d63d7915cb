import { useState } from 'react'
import { useMay } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { late } from '#platform/browser/late.tsx'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { Menu } from '#ui/over/menu.tsx'
import type { MenuEntry } from '#ui/over/menu-entry.ts'
import { listPool, poolPerson, removeFromPool } from '../contract.ts'
import { useEntry, type Whom } from './use-entry.ts'

const AddToJob = late(async () => (await import('./add-to-job.tsx')).AddToJob)
const PersonNote = late(async () => (await import('./person-note.tsx')).PersonNote)

const onProblem = ({ message }: { message: string }) => void toast.show({ text: message, tone: 'bad' })

type Props = { whom: Whom; name: string }

/**
 * What is done more seldom about somebody whom the company sees in full or added itself: keep them for later jobs, or look at
 * them there, or note something; and put whoever gave the company a CV on the board of a job (docs/decisions/0076).
 */
export function PersonMenu({ whom, name }: Props) {
  const t = useTranslations('pool')
  const all = useTranslations()
  const entry = useEntry(whom)
  const mayMove = useMay()('applicant.move')
  const [isNoting, note] = useState(false)
  const [isBringing, bring] = useState(false)
  const add = useAdding()
  const gaveCv = entry && entry.source !== 'search' ? entry : null
  const entries: MenuEntry[] = [
    ...(gaveCv && mayMove ? [{ id: 'job', text: t('adding.toJob'), icon: 'plus' as const }] : []),
    entry
      ? { id: 'pool', text: t('inPool'), icon: 'check', href: `/page/pool?q=${encodeURIComponent(name)}` }
      : { id: 'add', text: t('addPerson'), icon: 'bookmark', disabled: add.isPending },
    { id: 'note', text: t('note'), icon: 'edit', disabled: entry === undefined },
  ]
  return (
    <>
      <Menu
        label={all('ui.more')}
        size="s"
        entries={entries}
        onChoose={(id) => {
          if (id === 'add') add.mutate(whom)
          if (id === 'note') note(true)
          if (id === 'job') bring(true)
        }}
      />
      {isNoting ? <PersonNote whom={whom} name={name} entry={entry} onClose={() => note(false)} /> : null}
      {isBringing && gaveCv ? <AddToJob entry={gaveCv} onClose={() => bring(false)} /> : null}
    </>
  )
}

/** Into the pool, with the way back in the toast. */
function useAdding() {
  const t = useTranslations('pool')
  const ui = useTranslations('ui')
  const again = () => refreshCall(listPool)
  const back = useSend(removeFromPool, { onDone: again, onProblem })
  return useSend(poolPerson, {
    onDone({ data }) {
      toast.show({ text: t('added'), tone: 'good', action: { text: ui('undo'), run: () => back.mutate(data) } })
      again()
    },
    onProblem,
  })
}
