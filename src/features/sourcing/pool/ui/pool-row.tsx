import { useState } from 'react'
import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useSureSend } from '#platform/browser/use-sure-send.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { Checkbox } from '#ui/fields/choice.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { listPool, type PoolEntry, removeFromPool } from '../contract.ts'
import { EntryDialog } from './entry-dialog.tsx'
import { EntryFacts } from './entry-facts.tsx'

type Props = { entry: PoolEntry; isChosen: boolean; onChoose: (isIn: boolean) => void }

/** Somebody in the pool: who, how they came, tags, what they were asked, and what may be done. */
export function PoolRow({ entry, isChosen, onChoose }: Props) {
  const t = useTranslations('pool')
  const day = useDay()
  const { name, headline, source, added_at, added_by } = entry
  return (
    <li className="row row-top">
      <Checkbox name={`choose-${entry.id}`} checked={isChosen} onChange={onChoose}>
        <span className="sr-only">{t('choose', { name })}</span>
      </Checkbox>
      <div className="grow cluster row-top">
        <div className="grow stack stack-xs">
          <p className="medium">
            <bdi>{name}</bdi>
          </p>
          {headline ? (
            <p className="small">
              <bdi>{headline}</bdi>
            </p>
          ) : null}
          <Facts small items={[t(`from.${source}`), day(added_at), added_by ? <bdi key="by">{added_by}</bdi> : null]} />
          <EntryFacts entry={entry} />
        </div>
        <Acts entry={entry} />
      </div>
    </li>
  )
}

function Acts({ entry }: { entry: PoolEntry }) {
  const t = useTranslations('pool')
  const [editing, edit] = useState(false)
  const remove = useSureSend(removeFromPool, {
    onDone() {
      toast.show({ text: t('removed', { name: entry.name }), tone: 'good' })
      refreshCall(listPool)
    },
  })
  return (
    <span className="cluster">
      {entry.link ? (
        <LinkButton size="s" look="text" href={entry.link}>
          {t(`open.${entry.source}`)}
        </LinkButton>
      ) : null}
      {/* beside each other wherever the line breaks */}
      <span className="row">
        <Button size="s" look="text" icon="edit" onClick={() => edit(true)}>
          {t('edit')}
        </Button>
        <Button size="s" look="text" onClick={remove.ask}>
          {t('remove')}
        </Button>
      </span>
      {editing ? <EntryDialog entry={entry} onClose={() => edit(false)} /> : null}
      <SureDialog
        {...remove.question}
        title={t('removeTitle')}
        about={<bdi>{entry.name}</bdi>}
        go={t('remove')}
        onGo={() => remove.send({ entry: entry.id })}
      >
        <p>{t('removeText')}</p>
      </SureDialog>
    </span>
  )
}
