import { send } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useForm } from '#platform/browser/use-form.ts'
import type { Call, Gives, Takes } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { mostLetters } from '../rules.ts'

type Props<C extends Call> = {
  call: C
  to: Omit<Takes<C>, 'text'>
  /** What it is called where it is not to the lobby. */
  label?: string
  help: string
  /** Why nothing may be written now; what was begun stays in sight. */
  closed?: string | undefined
  onDone: () => void
}

/** A line to everybody in the lobby; what was not sent stays in its field. */
export function WriteLobby<C extends Call>({ call, to, label, help, closed, onDone }: Props<C>) {
  const t = useTranslations('lobby')
  const form = useForm(call, {
    initial: { text: '' },
    toInput: ({ text }) => ({ ...to, text }) as Takes<C>,
    // refused or not: what there is to read, and whether one may write, is asked anew
    async sendBy(input): Promise<Gives<C>> {
      const given = await send(call, input).finally(onDone)
      // what was written meanwhile is the next line
      form.setValues((now) => (now.text === (input as { text: string }).text ? { text: '' } : now))
      return given
    },
    onDone() {},
  })
  const { text } = form.values
  if (closed)
    return (
      <div className="stack stack-s">
        <p className="quiet" role="status">
          {closed}
        </p>
        {text ? <TextArea name="text" label={label ?? t('write')} value={text} rows={2} readOnly /> : null}
      </div>
    )
  return (
    <form method="post" className="stack stack-s" onSubmit={form.submit} noValidate>
      <LooseProblem problem={form.problem} fields={['text']} />
      <TextArea {...form.field('text')} label={label ?? t('write')} help={help} rows={2} maxLength={mostLetters} />
      <div>
        <Button type="submit" busy={form.sending} disabled={text.trim() === ''}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
