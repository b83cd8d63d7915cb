import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { listViews, saveView } from '../contract.ts'

/** Saves the view that is shown under a name. */
export function NameDialog({ query, onClose }: { query: string; onClose: () => void }) {
  const t = useTranslations('pipeline.views')
  const [name, setName] = useState('')
  const save = useSend(saveView, {
    onDone() {
      refreshCall(listViews)
      toast.show({ text: t('saved', { name: name.trim() }), tone: 'good' })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('save')}
      footer={
        <>
          <Button
            look="primary"
            busy={save.isPending}
            disabled={!name.trim()}
            onClick={() => save.mutate({ name, query })}
          >
            {t('keep')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <TextField
        name="view-name"
        label={t('name')}
        help={t('help')}
        error={save.error?.message}
        maxLength={60}
        value={name}
        onChange={setName}
      />
    </Dialog>
  )
}
