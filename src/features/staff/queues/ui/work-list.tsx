import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { useAgo } from '#ui/basics/use-ago.ts'
import { Facts, Word } from '#ui/basics/word.tsx'
import { Table } from '#ui/lists/table.tsx'
import { handBack, listQueues, listWork, type QueueItem, takeOne } from '../contract.ts'
import { nameOf } from './queue-signs.ts'

const tones = { new: 'plain', soon: 'warm', late: 'bad' } as const

/** What waits in a queue, or what one has taken, the most urgent first. */
export function WorkList({ items, queue }: { items: readonly QueueItem[]; queue: string | undefined }) {
  const t = useTranslations('queues')
  const title = queue === undefined ? t('mineTitle') : t(`names.${nameOf(queue)}`)
  return (
    <section className="stack">
      <div className="cluster spread">
        <h2>{title}</h2>
        <LinkButton href="/admin" size="s" icon="back">
          {t('allQueues')}
        </LinkButton>
      </div>
      <Table
        caption={title}
        rows={items}
        rowId={({ queue: key, id }) => `${key} ${id}`}
        empty={
          <Empty icon="done" title={t(queue === undefined ? 'noneTaken' : 'noneWaits')}>
            {t(queue === undefined ? 'noneTakenHelp' : 'noneWaitsHelp')}
          </Empty>
        }
        columns={[
          {
            id: 'what',
            head: t('what'),
            names: true,
            cell: (item) => <What item={item} named={queue === undefined} />,
          },
          { id: 'since', head: t('waiting'), folds: true, cell: (item) => <Age item={item} /> },
          { id: 'taken', head: t('taken'), folds: true, cell: (item) => <Whose item={item} /> },
          { id: 'take', head: <span className="sr-only">{t('take')}</span>, cell: (item) => <Take item={item} /> },
        ]}
      />
    </section>
  )
}

function What({ item: { title, link, queue }, named }: { item: QueueItem; named: boolean }) {
  const t = useTranslations('queues')
  return (
    <div className="stack stack-xs">
      <a className="strong" href={link}>
        <bdi>{title || t('untitled')}</bdi>
      </a>
      {named ? <span className="small quiet">{t(`names.${nameOf(queue)}`)}</span> : null}
    </div>
  )
}

function Age({ item: { since, due, standing } }: { item: QueueItem }) {
  const t = useTranslations('queues')
  const format = useFormatter()
  const ago = useAgo()
  return (
    <div className="small" suppressHydrationWarning>
      <Facts
        items={[
          <Word key="age" tone={tones[standing]}>
            {ago(since)}
          </Word>,
          standing === 'late' ? t('wasDue', { at: format.dateTime(new Date(due), 'moment') }) : null,
        ]}
      />
    </div>
  )
}

function Whose({ item: { taken_by, mine } }: { item: QueueItem }) {
  const t = useTranslations('queues')
  if (mine) return <Word tone="accent">{t('mine')}</Word>
  return taken_by ? <bdi>{taken_by}</bdi> : <span className="quiet">{t('free')}</span>
}

function Take({ item: { queue, id, title, mine, taken_by } }: { item: QueueItem }) {
  const t = useTranslations('queues')
  const after = {
    onDone() {
      refreshCall(listWork)
      refreshCall(listQueues)
    },
    onProblem: ({ message }: { message: string }) => toast.show({ text: message, tone: 'warm' as const }),
  }
  const take = useSend(takeOne, after)
  const back = useSend(handBack, after)
  if (taken_by && !mine) return null
  const words = t(mine ? 'handBack' : 'take')
  return (
    <Button
      size="s"
      busy={take.isPending || back.isPending}
      aria-label={`${words}: ${title}`}
      onClick={() => (mine ? back : take).mutate({ queue, thing: id })}
    >
      {words}
    </Button>
  )
}
