import { useState } from 'react'
import { useMayAsStaff } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { dropDraft, listRules, publishRules, startDraft } from '../contract.ts'

/** How far the draft is, and what may be done with it: begin, publish, throw away. */
export function DraftBar({ data: { draft } }: { data: Gives<typeof listRules>['data'] }) {
  const t = useTranslations('screeningRules')
  const may = useMayAsStaff()
  const [open, setOpen] = useState<'publish' | 'drop' | null>(null)
  const start = useSend(startDraft, { onDone: () => refreshCall(listRules) })
  const drop = useSend(dropDraft, {
    onDone() {
      setOpen(null)
      refreshCall(listRules)
    },
  })
  if (!draft)
    return (
      <div>
        <Button icon="edit" busy={start.isPending} onClick={() => start.mutate({})}>
          {t('start')}
        </Button>
      </div>
    )
  return (
    <div className="cluster">
      <p className="quiet">{t('changes', { count: draft.changes })}</p>
      {may('staff.rule.publish') ? (
        <Button look="primary" disabled={draft.changes === 0} onClick={() => setOpen('publish')}>
          {t('publish.go')}
        </Button>
      ) : null}
      <Button look="danger" onClick={() => setOpen('drop')}>
        {t('drop')}
      </Button>
      {open === 'publish' ? <PublishDialog onClose={() => setOpen(null)} /> : null}
      <SureDialog
        open={open === 'drop'}
        onClose={() => setOpen(null)}
        title={t('drop')}
        about={t('dropSure')}
        go={t('drop')}
        keep={t('cancel')}
        busy={drop.isPending}
        onGo={() => drop.mutate({})}
      />
    </div>
  )
}

function PublishDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('screeningRules')
  const form = useForm(publishRules, {
    initial: { note: '' },
    onDone() {
      toast.show({ text: t('publish.done'), tone: 'good' })
      refreshCall(listRules)
      onClose()
    },
  })
  return (
    <FormDialog form={form} onClose={onClose} title={t('publish.go')} save={t('publish.go')} cancel={t('cancel')}>
      <p>{t('publish.help')}</p>
      <TextArea {...form.field('note')} label={t('publish.note')} rows={3} maxLength={500} required />
    </FormDialog>
  )
}
