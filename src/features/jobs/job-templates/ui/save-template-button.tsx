import { useState } from 'react'
import { useMay } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { listTemplates, saveTemplate } from '../contract.ts'

/** Keeps what a job says under a name, for the next one like it. */
export function SaveTemplateButton({ job, title }: { job: string; title: string }) {
  const t = useTranslations('jobTemplates.save')
  const may = useMay()('job.write')
  const [open, setOpen] = useState(false)
  const [name, setName] = useState(title)
  const send = useSend(saveTemplate, {
    onDone() {
      setOpen(false)
      refreshCall(listTemplates)
      toast.show({ text: t('done'), tone: 'good' })
    },
  })
  if (!may) return null
  return (
    <>
      <Button wide icon="star" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('open')}
        about={t('about')}
        footer={
          <>
            <Button look="primary" busy={send.isPending} onClick={() => send.mutate({ job, name })}>
              {t('go')}
            </Button>
            <Button look="quiet" onClick={() => setOpen(false)}>
              {t('cancel')}
            </Button>
          </>
        }
      >
        <TextField
          name="template-name"
          label={t('name')}
          required
          maxLength={120}
          error={send.error ? (send.error.errors[0]?.message ?? (send.error.message || t('failed'))) : undefined}
          value={name}
          onChange={setName}
        />
      </Dialog>
    </>
  )
}
