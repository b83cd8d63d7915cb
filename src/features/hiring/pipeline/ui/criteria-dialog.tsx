import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { refresh, useCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Skeleton } from '#ui/basics/note.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { useDiscard } from '#ui/over/use-discard.tsx'
import { mostCriteria } from '../rules.ts'
import { showPipeline } from '../stage-contract.ts'
import { setCriteria } from '../team-contract.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'

/** What scorecards of this job ask about, a line each. */
export function CriteriaDialog({ job, onClose }: { job: string; onClose: () => void }) {
  const t = useTranslations('pipeline.criteria')
  const { data, refetch } = useCall(showPipeline, { job })
  const [written, setWritten] = useState<{ text: string; version: number } | null>(null)
  const save = useSend(setCriteria, {
    onDone() {
      refresh('pipeline.changed')
      onClose()
    },
  })
  const version = written?.version ?? data?.data.criteria_version ?? 0
  const text = written?.text ?? data?.data.criteria.map(({ text }) => text).join('\n') ?? ''
  const isConflict = save.error?.code === 'changed_meanwhile'
  const load = async () => {
    await refetch()
    setWritten(null)
    save.reset()
  }
  const { close, question } = useDiscard(written !== null, onClose)
  const lines = text.split('\n').filter((line) => line.trim())
  return (
    <Dialog
      open
      onClose={close}
      title={t('title')}
      footer={
        <>
          <Button
            look="primary"
            busy={save.isPending}
            disabled={!data}
            onClick={() => save.mutate({ job, version, criteria: lines })}
          >
            {t('save')}
          </Button>
          <Button look="quiet" onClick={close}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      {data ? (
        <div className="stack">
          {isConflict ? <ChangedMeanwhile onLoad={load} /> : null}
          <TextArea
            name="criteria"
            label={t('label')}
            help={t('help', { most: mostCriteria })}
            error={save.error && !isConflict ? (save.error.errors[0]?.message ?? save.error.message) : undefined}
            rows={7}
            value={text}
            onChange={(text) => setWritten({ text, version })}
          />
        </div>
      ) : (
        <Skeleton />
      )}
      {question}
    </Dialog>
  )
}
