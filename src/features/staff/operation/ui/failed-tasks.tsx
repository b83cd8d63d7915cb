import { useState } from 'react'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { Fold } from '#ui/basics/fold.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { Part } from '#ui/charts/part.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { Table } from '#ui/lists/table.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { dropTask, retryTask, showOperation, type TaskTrouble } from '../contract.ts'

/** What went wrong behind the pages: what it says, how often it was tried, and the two ways out. */
export function FailedTasks({ troubles }: { troubles: readonly TaskTrouble[] }) {
  const t = useTranslations('operation')
  const [dropping, drop] = useState<TaskTrouble | null>(null)
  return (
    <Part title={t('failed')} help={t('failedHelp')}>
      <Table
        caption={t('failed')}
        rows={troubles}
        rowId={({ id }) => id}
        empty={
          <Empty icon="done" title={t('none')}>
            {t('noneHelp')}
          </Empty>
        }
        columns={[
          { id: 'task', head: t('task'), names: true, cell: (task) => <What task={task} /> },
          { id: 'tries', head: t('tries'), folds: true, cell: (task) => <Tries task={task} /> },
          {
            id: 'acts',
            head: <span className="sr-only">{t('retry')}</span>,
            cell: (task) => <Acts {...{ task, drop }} />,
          },
        ]}
      />
      {dropping ? <DropTask task={dropping} onClose={() => drop(null)} /> : null}
    </Part>
  )
}

function What({ task: { name, why, error } }: { task: TaskTrouble }) {
  const t = useTranslations('operation')
  return (
    <div className="stack stack-xs">
      <code className="ltr strong">{name}</code>
      <span>{t(`why.${why}`)}</span>
      <Fold words={<span className="small">{t('raw')}</span>}>
        <bdi className="small quiet" lang="en">
          {error}
        </bdi>
      </Fold>
    </div>
  )
}

function Tries({ task: { state, tries, most, tried_at, next_at } }: { task: TaskTrouble }) {
  const t = useTranslations('operation')
  const format = useFormatter()
  const moment = (at: string) => format.dateTime(new Date(at), 'moment')
  return (
    <Facts
      items={[
        <Word key="state" tone={state === 'given_up' ? 'bad' : 'warm'}>
          {t(state === 'given_up' ? 'stateGivenUp' : 'stateRetrying')}
        </Word>,
        t('triedOf', { tries, most }),
        next_at ? t('next', { at: moment(next_at) }) : t('last', { at: moment(tried_at) }),
      ]}
    />
  )
}

function Acts({ task, drop }: { task: TaskTrouble; drop: (task: TaskTrouble) => void }) {
  const t = useTranslations('operation')
  const retry = useSend(retryTask, {
    onDone() {
      toast.show({ text: t('retried'), tone: 'good' })
      refreshCall(showOperation)
    },
  })
  return (
    <div className="cluster">
      <Button
        size="s"
        icon="retry"
        busy={retry.isPending}
        aria-label={t('retryOf', { task: task.name })}
        onClick={() => retry.mutate({ task: task.id })}
      >
        {t('retry')}
      </Button>
      <Button size="s" look="text" aria-label={t('dropOf', { task: task.name })} onClick={() => drop(task)}>
        {t('drop')}
      </Button>
    </div>
  )
}

function DropTask({ task, onClose }: { task: TaskTrouble; onClose: () => void }) {
  const t = useTranslations('operation')
  const form = useForm(dropTask, {
    initial: { reason: '' },
    toInput: ({ reason }) => ({ task: task.id, reason }),
    onDone() {
      toast.show({ text: t('dropped'), tone: 'good' })
      refreshCall(showOperation)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('dropTitle')}
      about={task.name}
      save={t('drop')}
      cancel={t('cancel')}
      sure
    >
      <p>{t('dropHelp')}</p>
      <TextArea {...form.field('reason')} label={t('reason')} rows={3} maxLength={300} required />
    </FormDialog>
  )
}
