import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { ErrorSummary } from '#ui/fields/error-summary.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { countOf } from '#ui/fields/numbers.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { correctBalance, showBooks } from '../contract.ts'
import { kinds } from '../rules.ts'

/** Gives a page something, or takes some back, with a word why that the page reads. */
export function CorrectForm({ page }: { page: string }) {
  const t = useTranslations('ledger')
  // the same until it was done, so that a second try gives nothing twice
  const [request, setRequest] = useState(() => crypto.randomUUID())
  const form = useForm(correctBalance, {
    initial: { way: 'give', kind: 'coin' as string, amount: '', note: '' },
    toInput: ({ way, kind, amount, note }) => ({
      page,
      kind: kinds.find((one) => one === kind) ?? 'coin',
      amount: countOf(amount) * (way === 'take' ? -1 : 1),
      note,
      request,
    }),
    onDone() {
      toast.show({ text: t('books.done'), tone: 'good' })
      setRequest(crypto.randomUUID())
      form.setValues({ way: 'give', kind: 'coin', amount: '', note: '' })
      refreshCall(showBooks)
    },
  })
  return (
    <Card title={t('books.correct')}>
      <form method="post" className="stack" onSubmit={form.submit} noValidate>
        <ErrorSummary errors={form.errors.map(({ field, message }) => ({ name: field, text: message }))} takeFocus />
        <div className="cluster">
          <NativeSelect
            {...form.field('way')}
            label={t('books.way')}
            choices={['give', 'take'].map((id) => ({ id, text: t(`books.ways.${id}`) }))}
          />
          <TextField
            {...form.field('amount')}
            maxLength={12}
            label={t('heads.amount')}
            inputMode="numeric"
            dir="ltr"
            required
          />
          <NativeSelect
            {...form.field('kind')}
            label={t('heads.kind')}
            choices={kinds.map((id) => ({ id, text: t(`kinds.${id}`) }))}
          />
        </div>
        <TextField
          {...form.field('note')}
          label={t('heads.note')}
          help={t('books.noteHelp')}
          maxLength={200}
          dir="auto"
          required
        />
        {form.problem && form.errors.length === 0 ? <p role="alert">{form.problem.message}</p> : null}
        <div>
          <Button look="primary" type="submit" busy={form.sending}>
            {t('books.save')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
