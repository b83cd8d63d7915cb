import { useTranslations } from '#platform/browser/intl.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { fieldId } from '#ui/fields/field.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { EmojiButton } from '#ui/over/emoji-button.tsx'
import { showMine, writeAsCandidate } from '../contract.ts'

/** Where the candidate writes to the employer; what is written is kept until it is sent. */
export function WriteBox({ application, company }: { application: string; company: string }) {
  const t = useTranslations('applications.write')
  const form = useForm(writeAsCandidate, {
    initial: { text: '' },
    draft: `message-${application}`,
    toInput: ({ text }) => ({ application, text }),
    onDone() {
      form.set('text', '')
      refreshCall(showMine)
    },
  })
  return (
    <form method="post" className="stack stack-s" onSubmit={form.submit} noValidate>
      <TextArea
        {...form.field('text')}
        label={t('to', { company })}
        rows={3}
        error={form.errorOf('text') ?? form.problem?.message}
      />
      <div className="cluster">
        <Button type="submit" look="quiet" icon="send" busy={form.sending}>
          {t('send')}
        </Button>
        <EmojiButton field={fieldId('text')} onChange={(text) => form.set('text', text)} />
      </div>
    </form>
  )
}
