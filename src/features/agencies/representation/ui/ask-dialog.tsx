import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { Problem } from '#platform/browser/problem.ts'
import { toast } from '#platform/browser/toast.ts'
import { TextArea } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'

type Props = { agency: string; onSend: (words: string) => Promise<void>; onClose: () => void }

/** Asks the agency something; the answer comes by mail and stands here. */
export function AskDialog({ agency, onSend, onClose }: Props) {
  const t = useTranslations('representation')
  const [words, setWords] = useState('')
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const submit = async () => {
    setSending(true)
    try {
      await onSend(words)
      toast.show({ text: t('asked'), tone: 'good' })
      onClose()
    } catch (error) {
      setProblem(error instanceof Problem ? error : null)
    } finally {
      setSending(false)
    }
  }
  return (
    <FormDialog
      form={{ sending, submit, errors: problem?.errors ?? [], problem }}
      title={t('ask', { agency })}
      save={t('sendQuestion')}
      cancel={t('cancel')}
      onClose={onClose}
    >
      <TextArea
        name="words"
        label={t('question')}
        value={words}
        onChange={setWords}
        rows={4}
        maxLength={1500}
        required
      />
    </FormDialog>
  )
}
