import { useState } from 'react'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { refresh, useCall, useSend } from '#platform/browser/use-call.ts'
import { apart } from '#platform/shared/held.ts'
import { Button } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Note } from '#ui/basics/note.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { useDiscard } from '#ui/over/use-discard.tsx'
import { type Batch, showBatch, startBatch, undoBatch } from '../batch-contract.ts'
import { isMove } from '../batch-rules.ts'

type Props = {
  first: Batch
  /** Where they are moved to, by its name. */
  target?: string | undefined
  /** Words were typed that nobody keeps until it begins. */
  isDirty?: boolean
  onBack: () => void
  onClose: (done: boolean, batch?: Batch) => void
}

/** What will happen to each, how far it is, what became of each; and the way back. */
export function BatchResult({ first, target, isDirty = false, onBack, onClose }: Props) {
  const t = useTranslations('pipeline.batch')
  const format = useFormatter()
  const { data, refetch } = useCall(showBatch, { batch: first.id }, { initial: { success: true, data: first } })
  const again = () => void refetch()
  const start = useSend(startBatch, { onDone: again })
  const undo = useSend(undoBatch, {
    onDone() {
      again()
      refresh('application.moved')
    },
  })
  const batch = data?.data ?? first
  const { state, counts, items, action } = batch
  const problem = start.error ?? undo.error
  const all = items.length
  const isIdle = state === 'previewed' && counts.waiting === 0
  const isBegun = state !== 'previewed'
  const { close, question } = useDiscard(isDirty && !isBegun, () => onClose(isBegun, batch))
  return (
    <Dialog
      open
      onClose={close}
      title={target ? t('titles.moveTo', { count: all, column: apart(target) }) : t(`titles.${action}`, { count: all })}
      about={
        state === 'previewed'
          ? t('will', { count: counts.waiting, all })
          : state === 'running'
            ? t('running', { done: all - counts.waiting, all })
            : state === 'undone'
              ? t('undone', { count: counts.undone })
              : t('done', { count: counts.done, all })
      }
      footer={
        state === 'previewed' ? (
          <>
            {isIdle ? null : (
              <Button
                look={action === 'reject' ? 'danger-solid' : 'primary'}
                busy={start.isPending}
                onClick={() => start.mutate({ batch: batch.id })}
              >
                {t(`go.${action}`, { count: counts.waiting })}
              </Button>
            )}
            <Button look={isIdle ? 'primary' : 'quiet'} onClick={onBack}>
              {t('back')}
            </Button>
          </>
        ) : (
          <>
            <Button look="primary" onClick={() => onClose(true, batch)}>
              {t('close')}
            </Button>
            {batch.undo_until ? (
              <Button look="quiet" icon="undo" busy={undo.isPending} onClick={() => undo.mutate({ batch: batch.id })}>
                {t('undo')}
              </Button>
            ) : null}
          </>
        )
      }
    >
      {question}
      <p className="sr-only" role="status">
        {state === 'previewed'
          ? ''
          : state === 'undone'
            ? t('undone', { count: counts.undone })
            : t('done', { count: counts.done, all })}
      </p>
      {state === 'running' ? (
        <progress className="batch-progress" aria-label={t('progress')} max={all} value={all - counts.waiting} />
      ) : null}
      {problem ? (
        <Note tone="bad" alert>
          {problem.message || t('failed')}
        </Note>
      ) : null}
      {batch.told && !isIdle && state !== 'undone' ? (
        <Note icon="mail" title={t('reads')}>
          <Told batch={batch} />
        </Note>
      ) : null}
      {state === 'previewed' && isMove(action) && !isIdle && !batch.told ? <p>{t('nobodyReads')}</p> : null}
      {isMove(action) && !isIdle && (batch.told || state !== 'previewed') ? (
        <p className="small quiet">
          {batch.undo_until
            ? t('undoUntil', { time: format.dateTime(new Date(batch.undo_until), 'clock') })
            : state === 'previewed' || state === 'running'
              ? t('undoLater')
              : null}
        </p>
      ) : null}
      <Items items={items} isPreview={state === 'previewed'} />
    </Dialog>
  )
}

/** What each reads, in their own language where that is not the same for all. */
function Told({ batch: { told, told_in } }: { batch: Batch }) {
  const t = useTranslations('pipeline')
  if (told_in.length === 0)
    return (
      <p dir="auto" className="batch-told">
        {told}
      </p>
    )
  return (
    <dl className="stack stack-s">
      {told_in.map(({ language, count, text }) => (
        <div key={language}>
          <dt className="small quiet">{t('batch.readIn', { language: t(`facts.languages.${language}`), count })}</dt>
          <dd dir="auto" className="batch-told">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Those that are left out come first: they are what one wants to know. */
function Items({ items, isPreview }: { items: Batch['items']; isPreview: boolean }) {
  const t = useTranslations('pipeline.batch')
  const [all, setAll] = useState(false)
  const sorted = items.toSorted((one, other) => Number(Boolean(other.why)) - Number(Boolean(one.why)))
  const shown = all ? sorted : sorted.slice(0, 50)
  return (
    <>
      <ul className="batch-items" aria-label={t('each')}>
        {shown.map(({ application, name, state, why }) => (
          <li key={application} data-state={state}>
            <Icon name={why ? 'minus' : state === 'done' ? 'check' : state === 'undone' ? 'undo' : 'clock'} size="s" />
            <bdi>{name}</bdi>
            <span className="small quiet">
              {why ?? t(`states.${isPreview && state === 'waiting' ? 'ready' : state}`)}
            </span>
          </li>
        ))}
      </ul>
      {sorted.length > shown.length ? (
        <Button look="plain" size="s" onClick={() => setAll(true)}>
          {t('showAll', { count: sorted.length })}
        </Button>
      ) : null}
    </>
  )
}
