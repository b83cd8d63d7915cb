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
  const [action, setAction] = useState<BatchAction | null>(null)
  const ids = [...chosen.ids]
  const most = Math.min(total, mostChosen)
  const close = (isDone: boolean, batch?: Batch) => {
    setAction(null)
    if (isDone && batch) onDone(batch)
    if (isDone) chosen.clear()
  }
  const offered = (['move', 'tag', 'message', 'reject'] as const).filter((one) => may(needs[one]))
  return (
    <div className="batch-bar">
      <BulkBar count={ids.length} onClear={chosen.clear}>
        {ids.length < most ? <ChooseAll {...{ job, asked, most, chosen }} /> : null}
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
          <LinkButton
            size="s"
            look="quiet"
            icon="download"
            download=""
            data-reload=""
            href={addressOf(exportApplicants, { job, ids: ids.join(',') })}
          >
            {t('export')}
          </LinkButton>
        ) : null}
      </BulkBar>
      {action === 'message' ? <MessageManyDialog job={job} ids={ids} onClose={close} /> : null}
      {action && action !== 'message' ? (
        <BatchDialog {...{ job, action, ids, columns, reasons }} onClose={close} />
      ) : null}
    </div>
  )
}

/** Reads the ids of all that the filters let through, page by page. */
function ChooseAll({ job, asked, most, chosen }: Pick<Props, 'job' | 'asked' | 'chosen'> & { most: number }) {
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
  return (
    <Button size="s" look="text" busy={busy} onClick={choose}>
      {t('all', { count: most })}
    </Button>
  )
}
