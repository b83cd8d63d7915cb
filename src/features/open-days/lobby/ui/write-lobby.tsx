import { useTranslations } from 'use-intl'
import { useForm } from '#platform/browser/use-form.ts'
import type { Call, Takes } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { mostLetters } from '../rules.ts'

type Props<C extends Call> = { call: C; to: Omit<Takes<C>, 'text'>; help: string; onDone: () => void }

/** A line to everybody in the lobby; what was not sent stays in its field. */
export function WriteLobby<C extends Call>({ call, to, help, onDone }: Props<C>) {
  const t = useTranslations('lobby')
  const form = useForm(call, {
    initial: { text: '' },
    toInput: ({ text }) => ({ ...to, text }) as Takes<C>,
    onDone() {
      form.set('text', '')
      onDone()
    },
  })
  return (
    <form className="stack stack-s" onSubmit={form.submit} noValidate>
      <LooseProblem problem={form.problem} fields={['text']} />
      <TextArea {...form.field('text')} label={t('write')} help={help} rows={2} maxLength={mostLetters} />
      <div>
        <Button type="submit" busy={form.sending} disabled={form.values.text.trim() === ''}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
