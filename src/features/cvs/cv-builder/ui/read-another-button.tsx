import { useState } from 'react'
import { cvFiles } from '#features/cvs/cvs/ui/cv-files.ts'
import { sendFiles } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { FileDrop } from '#ui/fields/file-drop.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { readAnotherFile, showCv } from '../contract.ts'

/** Another file for the same CV: it is read at once, and what was corrected stays. */
export function ReadAnotherButton({ cv, look = 'quiet' }: { cv: string; look?: 'quiet' | 'primary' }) {
  const t = useTranslations('cvBuilder.another')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look={look} onClick={() => setOpen(true)}>
        {t('go')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('go')} about={t('about')}>
        <FileDrop
          {...cvFiles}
          name="another"
          label={t('file')}
          camera
          upload={(file, sending) => sendFiles(readAnotherFile, { cv }, { file }, sending)}
          onSent={() => {
            setOpen(false)
            refreshCall(showCv)
            toast.show({ tone: 'good', text: t('done') })
          }}
        />
      </Dialog>
    </>
  )
}
