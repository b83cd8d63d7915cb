import './batch-bar.css'
import '#ui/lists/table.css'
import { useState } from 'react'
import { TextButton } from '#features/hiring/texting/ui/text-button.tsx'
import { useMay } from '#frame/use-session.ts'
import { addressOf, send } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { late } from '#platform/browser/late.tsx'
import { toast } from '#platform/browser/toast.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { BulkBar } from '#ui/lists/select-table.tsx'
import { Menu } from '#ui/over/menu.tsx'
import { type Batch, exportApplicants } from '../batch-contract.ts'
import { type BatchAction, needs } from '../batch-rules.ts'
import { listApplicants } from '../contract.ts'
import type { Asked } from './asked.ts'
import { BatchDialog } from './batch-dialog.tsx'
import type { ColumnHead } from './column-name.ts'
import { type Chosen, mostChosen } from './use-chosen.ts'
import type { Reason } from './use-move-applicant.ts'

const MessageManyDialog = late(
  async () => (await import('#features/hiring/scheduled-messages/ui/message-many-dialog.tsx')).MessageManyDialog,
)

const TextDialog = late(async () => (await import('#features/hiring/texting/ui/text-dialog.tsx')).TextDialog)

type Props = {
  job: string
  asked: Asked
  /** How many the filters let through. */
  total: number
  columns: readonly ColumnHead[]
  chosen: Chosen
  reasons: readonly Reason[]
  /** What was done to many, and may be undone. */
  onDone: (batch: Batch) => void
}

/** What may be done with the chosen applicants at once. */
export function BatchBar({ job, asked, total, columns, chosen, reasons, onDone }: Props) {
  const t = useTranslations('pipeline.batch')
  const may = useMay()
  const texting = useTranslations('texting')
  const [action, setAction] = useState<BatchAction | null>(null)
  const [isTexting, setTexting] = useState(false)
  const ids = [...chosen.ids]
  const most = Math.min(total, mostChosen)
  const close = (isDone: boolean, batch?: Batch) => {
    setAction(null)
    if (isDone && batch) onDone(batch)
    if (isDone) chosen.clear()
  }
  const file = addressOf(exportApplicants, { job, ids: ids.join(',') })
  const mayText = may('applicant.message') && may('spend')
  const all = useChooseAll({ job, asked, most, chosen })
  const offered = (['move', 'tag', 'message', 'reject'] as const).filter((one) => may(needs[one]))
  // on a phone the bar is one row: the first of them, and a menu
  const [first, ...further] = offered
  const others: BatchAction[] = [...further, ...(may('applicant.note') ? ['untag' as const] : [])]
  return (
    <div className="batch-bar">
      <BulkBar count={ids.length} onClear={chosen.clear}>
        <span className="boxless only-wide">
          {ids.length < most ? (
            <Button size="s" look="text" busy={all.busy} onClick={all.choose}>
              {t('all', { count: most })}
            </Button>
          ) : null}
          {offered.map((one) => (
            <Button key={one} size="s" look={one === 'reject' ? 'danger' : 'quiet'} onClick={() => setAction(one)}>
              {t(`actions.${one}`)}
            </Button>
          ))}
          <TextButton job={job} applications={ids} onSent={chosen.clear} />
          {may('applicant.note') ? (
            <Menu
              label={t('more')}
              size="s"
              iconOnly
              entries={[{ id: 'untag', text: t('actions.untag') }]}
              onChoose={() => setAction('untag')}
            />
          ) : null}
          {may('data.export') ? (
            <LinkButton size="s" look="quiet" icon="download" download="" data-reload="" href={file}>
              {t('export')}
            </LinkButton>
          ) : null}
        </span>
        <span className="boxless only-narrow">
          {first ? (
            <Button size="s" onClick={() => setAction(first)}>
              {t(`actions.${first}`)}
            </Button>
          ) : null}
          <Menu
            label={t('more')}
            size="s"
            iconOnly
            entries={[
              ...(ids.length < most ? [{ id: 'all', text: t('all', { count: most }) }, 'line' as const] : []),
              ...others.map((id) => ({
                ...{ id, text: t(`actions.${id}`) },
                ...(id === 'reject' && { tone: 'bad' as const }),
              })),
              ...(mayText ? [{ id: 'text', text: texting('open') }] : []),
              ...(may('data.export') ? [{ id: 'export', text: t('export') }] : []),
            ]}
            onChoose={(id) => {
              if (id === 'all') void all.choose()
              if (id === 'export') location.assign(file)
              if (id === 'text') setTexting(true)
              setAction(others.find((one) => one === id) ?? null)
            }}
          />
        </span>
      </BulkBar>
      {isTexting ? (
        <TextDialog
          job={job}
          applications={ids}
          onClose={(sent) => {
            setTexting(false)
            if (sent) chosen.clear()
          }}
        />
      ) : null}
      {action === 'message' ? <MessageManyDialog job={job} ids={ids} onClose={close} /> : null}
      {action && action !== 'message' ? (
        <BatchDialog {...{ job, action, ids, columns, reasons }} onClose={close} />
      ) : null}
    </div>
  )
}

/** Reads the ids of all that the filters let through, page by page. */
function useChooseAll({ job, asked, most, chosen }: Pick<Props, 'job' | 'asked' | 'chosen'> & { most: number }) {
  const t = useTranslations('pipeline.batch')
  const [busy, setBusy] = useState(false)
  const choose = async () => {
    setBusy(true)
    try {
      const ids: string[] = []
      let cursor: string | null = null
      do {
        const page: Awaited<ReturnType<typeof send<typeof listApplicants>>> = await send(listApplicants, {
          job,
          ...asked,
          ...(cursor && { cursor }),
        })
        ids.push(...page.data.map(({ id }) => id))
        cursor = page.next_cursor
      } while (cursor && ids.length < most)
      chosen.set(ids)
    } catch {
      toast.show({ text: t('notAll'), tone: 'bad' })
    }
    setBusy(false)
  }
  return { busy, choose }
}
